import Foundation
import Testing

@testable import JSON

@Suite struct JSONCorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Corpus/json")

    static func names(_ kind: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent(kind).path)
        return (names ?? []).sorted()
    }

    private func bytes(_ kind: String, _ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Self.folder.appendingPathComponent(kind).appendingPathComponent(name)))
    }

    @Test func isThere() {
        #expect(Self.names("accepted").count > 60)
        #expect(Self.names("refused").count > 130)
    }

    @Test(arguments: names("accepted"))
    func comesBackTheSame(_ name: String) throws {
        let json = try JSON(parsing: try bytes("accepted", name))
        for layout in [JSON.Layout.pretty, .compact] {
            let written = json.bytes(layout)
            // Written once, the keys are sorted: from then on nothing changes.
            let again = try JSON(parsing: written)
            #expect(again.bytes(layout) == written)
            #expect(again.sorted == json.sorted)
        }
    }

    @Test(arguments: names("refused"))
    func isRefusedWithAPlace(_ name: String) throws {
        let bytes = try bytes("refused", name)
        let error = #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
        #expect((1...(1 + bytes.count { $0 == UInt8(ascii: "\n") })).contains(error?.line ?? 0))
        #expect((1...(bytes.count + 1)).contains(error?.column ?? 0))
    }
}

extension JSON {
    /// The same with the members of every object in the order in which they are written.
    fileprivate var sorted: JSON {
        switch self {
        case .array(let elements): .array(elements.map(\.sorted))
        case .object(let object):
            .object(
                JSONObject(
                    object.members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                        .map { .init(key: $0.key, value: $0.value.sorted) }))
        default: self
        }
    }
}
