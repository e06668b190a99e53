import Foundation
import Glibc
import Model
import TestSupport
import Testing

@testable import Repository
@testable import System

/// What keeps a folder from being saved to is found before a score is lost.
@Suite struct SaveCheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(isInMemory: true) }

    @Test func aGoodFolderHasNoErrorsAndNothingIsLeft() throws {
        _ = Repository(folder).save(.record(.sample()))
        let before = try folder.names
        #expect(Repository(folder).saveErrors().isEmpty)
        #expect(try folder.names == before)
    }

    @Test(arguments: ["scores.json", "history.jsonl", "settings.json"])
    func aFolderInTheWay(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: false)
        #expect(Repository(folder).saveErrors().contains(.notAFile(.folder, path: folder.file(name))))
    }

    @Test(arguments: ["scores.json", "history.jsonl", "settings.json"])
    func aLinkIntoAMissingFolder(_ name: String) throws {
        try FileManager.makeLink(at: folder.file(name), to: "missing/file")
        #expect(Repository(folder).saveErrors().map(\.code).contains(ENOENT))
    }

    @Test(arguments: ["scores.lock", "settings.lock"]) func aLinkedLock(_ name: String) throws {
        try FileManager.makeLink(at: folder.file(name), to: "other")
        let repository = Repository(folder)
        #expect(repository.saveErrors().contains(.linkedLock(path: folder.file(name))))
        let outcomes = [repository.save(.add(.sample())), repository.save(.settings(.quiet))]
        #expect(outcomes.contains(.pending(.linkedLock(path: folder.file(name)))))
    }

    @Test(arguments: [EROFS, EACCES, ENOSPC]) func aDiskThatRefuses(_ code: Int32) throws {
        let faulty = FaultySystem(.every(code == ENOSPC ? .write : .open, code: code))
        #expect(Repository(folder, system: faulty.system).saveErrors().map(\.code).contains(code))
        #expect(try !folder.names.contains { $0.hasSuffix(".tmp") })
    }

    /// Where a game's files are, and whether they can be saved: asked of the check, and then of a game that is played.
    struct Surroundings: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var system = FileSystem.live
        var setUp: @Sendable (TemporaryFolder) throws -> Void = { _ in }

        static func file(_ name: String, _ text: String) -> Surroundings {
            Surroundings(testDescription: "\(name) is \(text)") { try $0.write(text, to: name) }
        }

        /// A name that no file can be given, as when a file is mounted there or may not be changed.
        static func fixed(_ name: String) -> Surroundings {
            Surroundings(
                testDescription: "\(name) cannot be replaced",
                system: failing(.rename, EBUSY) { $0.hasSuffix(name) }
            ) { try $0.write("{}", to: name) }
        }

        /// A disk with room for so many files that are not empty.
        static func room(_ count: Int) -> Surroundings {
            Surroundings(
                testDescription: "room for \(count)",
                system: failing(.write, ENOSPC) { path in
                    let folder = Path.folder(of: path) ?? "."
                    let files = (try? FileSystem.live.list(folder)) ?? []
                    let filled = files.filter {
                        (try? FileSystem.live.status(folder + "/" + $0).size) ?? 0 > 0
                    }
                    return filled.count >= count && !filled.contains(Path.name(of: path))
                })
        }

        private static func failing(
            _ kind: FileSystem.Call, _ code: Int32, _ isFailing: @escaping @Sendable (String) -> Bool
        ) -> FileSystem {
            var system = FileSystem.live
            system.make = { call, path, body throws(SystemError) in
                if call == kind && isFailing(path) {
                    throw SystemError(kind.rawValue, code: code, path: path)
                }
                try body()
            }
            return system
        }
    }

    @Test(
        arguments: ["scores.json", "settings.json"].flatMap { name in
            [
                .file(name, ""), .file(name, "{"), .file(name, #"{"version":2}"#),
                .file(name, #"{"a":1,"a":2}"#),
                .fixed(name),
            ]
        } + (0...6).map(Surroundings.room))
    func theCheckSaysWhatAGameMeets(surroundings: Surroundings) throws {
        try surroundings.setUp(folder)
        let before = try folder.names.filter { !$0.hasSuffix(".lock") }
        let errors = Repository(folder, system: surroundings.system).saveErrors()
        if before.isEmpty { #expect(try folder.names.allSatisfy { $0.hasSuffix(".lock") }) }
        let other = try TemporaryFolder(isInMemory: true)
        try surroundings.setUp(other)
        let game = Repository(other, system: surroundings.system)
        let score = ScoreEntry.sample()
        let outcomes = [.record(.sample()), .addUnclaimed(score), .name(score), .settings(.quiet)].map(
            game.save)
        #expect(errors.isEmpty == outcomes.allSatisfy { $0 == .saved }, "\(errors) \(outcomes)")
    }
}
