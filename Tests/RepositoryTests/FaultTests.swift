import Foundation
import Glibc
import JSON
import Model
import TestSupport
import Testing

@testable import Repository
@testable import System

/// Every system call of a whole run fails in turn, with every error that a disk is known for.
@Suite struct FaultTests {
    private static let codes: [Int32] = [ENOSPC, EIO, EDQUOT, EROFS, EACCES, EINTR]

    /// What was on the disk before, and what a run does to it.
    private struct Run {
        let folder: TemporaryFolder
        let kept = ScoreEntry.sample(1)
        var edited = ScoreEntry.sample(2)
        let deleted = ScoreEntry.sample(3)
        let added = ScoreEntry.sample(4)
        let oldGame = GameRecord.sample(5)
        let newGame = GameRecord.sample(6)
        var outcomes: [SaveOutcome] = []

        init() throws {
            folder = try TemporaryFolder(isInMemory: true)
            let repository = Repository(folder)
            for entry in [kept, edited, deleted] { _ = repository.save(.add(entry)) }
            _ = repository.save(.settings(Settings()))
            _ = repository.save(.record(oldGame))
            edited.score = 20
        }

        /// Does everything once, and gives what could not be saved.
        mutating func go(_ repository: Repository) -> String? {
            outcomes = [
                repository.save(.add(added)), repository.save(.edit(edited)),
                repository.save(.delete(deleted.id)),
                repository.save(.settings(.quiet)), repository.save(.record(newGame)),
            ]
            return repository.flush().json
        }

        /// Whatever happened: what was there before is there, and what was acknowledged is too.
        func check(_ comment: Comment) throws {
            let after = Repository(folder)
            #expect(after.notices.isEmpty, comment)
            #expect(after.scores.contains(kept), comment)
            if outcomes[0] == .saved { #expect(after.scores.contains(added), comment) }
            if outcomes[1] == .saved { #expect(after.scores.contains(edited), comment) }
            #expect(after.scores.contains { $0.id == edited.id }, comment)
            if outcomes[2] == .saved { #expect(!after.scores.contains(deleted), comment) }
            if outcomes[3] == .saved { #expect(after.settings == .quiet, comment) }
            let games = try after.history.last(9)
            #expect(games.contains(oldGame), comment)
            if outcomes[4] == .saved { #expect(games.contains(newGame), comment) }
            var summaries: [HistoryEntry] = []
            try after.history.forEach {
                summaries.append($0)
                return true
            }
            #expect(summaries == games.reversed().map(HistoryEntry.init), comment)
            #expect(try !folder.names.contains { $0.hasSuffix(".tmp") }, comment)
        }

        /// Everything is there, once the disk is well again.
        func checkWhole(_ comment: Comment) throws {
            let after = Repository(folder)
            #expect(Set(after.scores) == [kept, edited, added], comment)
            #expect(after.settings == .quiet, comment)
            #expect(try after.history.last(9) == [newGame, oldGame], comment)
            #expect(try after.history.game(newGame.id) == newGame, comment)
        }
    }

    private static func numberOfCalls() throws -> Int {
        let faulty = FaultySystem(.never)
        var run = try Run()
        #expect(run.go(Repository(run.folder, system: faulty.system)) == nil)
        return faulty.calls.count
    }

    @Test(arguments: codes)
    func oneCallFails(_ code: Int32) throws {
        for number in 0..<(try Self.numberOfCalls()) {
            let faulty = FaultySystem(.once(number, code: code))
            var run = try Run()
            let unsaved = run.go(Repository(run.folder, system: faulty.system))
            let comment: Comment = "call \(number), \(faulty.failed), errno \(code)"
            // All was tried again at the end, when the disk was well: nothing is left over.
            #expect(unsaved == nil, comment)
            if code == EINTR { #expect(run.outcomes.allSatisfy { $0 == .saved }, comment) }
            try run.check(comment)
            try run.checkWhole(comment)
        }
    }

    @Test(arguments: codes.filter { $0 != EINTR })
    func allCallsFailFromSomewhereOn(_ code: Int32) throws {
        for number in 0..<(try Self.numberOfCalls()) {
            let faulty = FaultySystem(.from(number, code: code))
            var run = try Run()
            let repository = Repository(run.folder, system: faulty.system)
            let unsaved = run.go(repository)
            let comment: Comment = "from call \(number), errno \(code)"
            for case .pending in run.outcomes { #expect(unsaved != nil, comment) }
            try run.check(comment)
            faulty.set(.never)
            #expect(repository.flush().json == nil, comment)
            try run.checkWhole(comment)
        }
    }

    @Test func whatIsNotSavedIsGivenAsJSON() throws {
        let faulty = FaultySystem(.every(.write, code: ENOSPC))
        let run = try Run()
        let repository = Repository(run.folder, system: faulty.system)
        var (added, game) = (run.added, run.newGame)
        added.name = try #require(PlayerName("Ada"))
        game.score = 17
        for change in [
            Change.add(added), .delete(run.deleted.id), .settings(.quiet), .record(game),
        ] {
            #expect(repository.save(change) != .saved)
        }
        let text = try #require(repository.flush().json)
        let json = try JSON(parsing: Array(text.utf8)).object
        #expect(json?["scores"]?.array == [ScoreRecord.json(added)])
        #expect(json?["deleted"]?.array == [.string(run.deleted.id.uuidString)])
        #expect(json?["settings"]?.object?["sound"] == .bool(false))
        #expect(json?["history"]?.array == [GameRecordLine.json(game)])
        #expect(json?["history"]?.array?.first?.object?["score"] == .integer(17))
    }

    /// The number of the call that makes the new name of `scores.json` durable when an entry is added.
    private static func lastCallOfAdding() throws -> Int {
        let faulty = FaultySystem(.never)
        let run = try Run()
        _ = Repository(run.folder, system: faulty.system).save(.add(run.added))
        return try #require(faulty.calls.lastIndex(of: .synchronize))
    }

    @Test func whatOthersHaveSeenIsNotAddedAgain() throws {
        let run = try Run()
        let faulty = FaultySystem(.once(try Self.lastCallOfAdding(), code: EIO))
        let repository = Repository(run.folder, system: faulty.system)
        #expect(repository.save(.add(run.added)) != .saved)
        #expect(faulty.failed == [.synchronize])
        let other = Repository(run.folder)
        #expect(other.scores.contains(run.added))
        #expect(other.save(.delete(run.added.id)) == .saved)
        #expect(repository.flush().json == nil)
        #expect(!Repository(run.folder).scores.contains(run.added))
        #expect(!repository.scores.contains(run.added))
    }

    @Test func bytesThatTrickleAreEnough() throws {
        let faulty = FaultySystem(.bytewise)
        var run = try Run()
        #expect(run.go(Repository(run.folder, system: faulty.system)) == nil)
        #expect(run.outcomes.allSatisfy { $0 == .saved })
        try run.checkWhole("bytewise")
    }

    @Test(arguments: [ENOLCK, ENOTSUP, ENOSYS, EINVAL])
    func aFileSystemWithoutLocksIsSaidAndSurvived(_ code: Int32) throws {
        let faulty = FaultySystem(.every(.lock, code: code))
        var run = try Run()
        let repository = Repository(run.folder, system: faulty.system)
        #expect(
            repository.notices.contains {
                if case .withoutLocks = $0 { true } else { false }
            })
        #expect(run.go(repository) == nil)
        try run.checkWhole("no locks")
    }

    @Test func anotherGameThatDoesNotLetGoIsWaitedForAndSaid() throws {
        let faulty = FaultySystem(.every(.lock, code: EWOULDBLOCK))
        var run = try Run()
        let repository = Repository(run.folder, system: faulty.system, timeout: .milliseconds(3))
        #expect(repository.scores.contains(run.kept))
        #expect(run.go(repository) != nil)
        try run.check("busy")
        faulty.set(.never)
        #expect(repository.flush().json == nil)
        try run.checkWhole("busy")
    }

    @Test func anErrorTellsTheFileOfThePlayer() throws {
        let faulty = FaultySystem(.every(.write, code: ENOSPC))
        let run = try Run()
        let outcome = Repository(run.folder, system: faulty.system).save(.add(run.added))
        let error = SystemError("write", code: ENOSPC, path: run.folder.file("scores.json"))
        #expect(outcome == .pending(.system(error)))
    }
}
