import Foundation
import GameRules
import Model
import Testing

@Suite struct ShippedWordListTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Resources/words")

    private static func lists() throws -> [(file: String, list: WordList)] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try files.filter { $0.hasSuffix(".json") }.sorted().map { file in
            let bytes = try Data(contentsOf: folder.appending(path: file))
            return (file, try WordList(parsing: Array(bytes), file: file))
        }
    }

    @Test func fiveListsAndMoreShip() throws {
        let lists = try Self.lists()
        #expect(lists.count >= 5)
        #expect(Set(lists.map(\.list.name)).count == lists.count)
        for (file, list) in lists {
            #expect(file == list.name.string + ".json")
            #expect(list.name.string == "\(list.first.tag)-\(list.second.tag.prefix { $0 != "-" })")
            #expect(list.first.name == "English")
        }
    }

    @Test func theListThatTheGameBeginsWithIsThere() throws {
        #expect(try Self.lists().contains { $0.list.name == .standard })
    }

    /// A card is 18 cells wide on the smallest screen: 16 for the longest word.
    @Test func wordsFitOnTheSmallestCards() throws {
        for (_, list) in try Self.lists() {
            #expect(list.words.allSatisfy { $0.first.count <= 16 && $0.second.count <= 16 })
        }
    }
}
