import Foundation
import Model
import TestSupport
import Testing

@testable import Repository
@testable import System

/// What is no file of ours, in the place of each of our files: never waited for, never written, always said.
@Suite struct SpecialFileTests {
    private static let names = ["scores.json", "settings.json", "history.jsonl"]
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Uses everything, and expects that the part of that file is kept in memory with a reason.
    private func expectLeftAlone(_ name: String) throws {
        let repository = Repository(folder)
        let outcomes = [
            "scores.json": repository.save(.add(.sample())),
            "settings.json": repository.save(.settings(.quiet)),
            "history.jsonl": repository.save(.record(.sample())),
        ]
        for (file, outcome) in outcomes { #expect((outcome == .saved) == (file != name), "\(file)") }
        let isSaid = repository.notices.contains { if case .leftAlone = $0 { true } else { false } }
        #expect(isSaid == (name != "history.jsonl"))
        if name == "history.jsonl" {
            #expect(throws: FileError.self) { try repository.history.last(1) }
            #expect(throws: FileError.self) { try repository.history.forEach { _ in true } }
        }
        #expect(repository.flush().json != nil)
        #expect(try !folder.names.contains { $0.contains("corrupt") })
    }

    @Test(arguments: names) func aFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: false)
        try expectLeftAlone(name)
    }

    @Test(arguments: names) func aPipe(_ name: String) throws {
        #expect(mkfifo(folder.file(name), 0o600) == 0)
        try expectLeftAlone(name)
    }

    @Test(arguments: names, ["/dev/zero", "/dev/full", "/dev/tty", "/proc/self/mem"])
    func aDevice(_ name: String, _ device: String) throws {
        try FileManager.makeLink(at: folder.file(name), to: device)
        guard device.hasPrefix("/dev") else {
            // A file by its kind that no one can read: whatever comes of it, it is not replaced.
            _ = Repository(folder).save(.add(.sample()))
            return
        }
        try expectLeftAlone(name)
    }

    @Test(arguments: names) func linksInACircle(_ name: String) throws {
        try FileManager.makeLink(at: folder.file(name), to: name)
        try expectLeftAlone(name)
    }

    @Test(arguments: names) func aSocket(_ name: String) throws {
        let socket = try LocalSocket(at: folder.file(name))
        defer { withExtendedLifetime(socket) {} }
        try expectLeftAlone(name)
    }

    @Test(arguments: names.prefix(2)) func aGigabyte(_ name: String) throws {
        try folder.write("{", to: name)
        #expect(truncate(folder.file(name), 1 << 30) == 0)
        try expectLeftAlone(name)
    }

    @Test func aHistoryWithALongTailOfZeros() throws {
        let game = GameRecord.sample()
        try folder.write("{}\n", to: "history.jsonl")
        #expect(truncate(folder.file("history.jsonl"), 1 << 24) == 0)
        let repository = Repository(folder)
        #expect(repository.save(.record(game)) == .saved)
        #expect(try repository.history.last(1) == [game])
        #expect(try repository.history.game(game.id) == game)
    }

    @Test(arguments: names) func aFileThatNobodyMayRead(_ name: String) throws {
        let before = Repository(folder)
        _ = before.saveOneOfEach()
        let old = try folder.read(name)
        let faulty = FaultySystem(.every(.open, code: EACCES))
        let repository = Repository(folder, system: faulty.system)
        #expect(!repository.saveOneOfEach().contains(.saved))
        #expect(repository.notices.count == 2)
        #expect(try folder.read(name) == old)
    }
}
