import Foundation
import Glibc
import JSON
import Model
import Synchronization
import TestSupport
import Testing

@testable import Repository
@testable import System

/// A game that has ended is kept whatever comes: every sequence of what can be done with it, killed after every call
/// that changes a file.
@Suite struct EndedGameTests {
    private enum Act: CaseIterable {
        /// A game ends; its player gives a name; takes the score away; thinks again.
        case finish, name, decline, undo
        /// The oldest line of the leaderboards goes, or gets another name.
        case delete, rename
        /// Another program plays a game and gives a name, from its start on.
        case other
        case forget
    }

    private static let ada = PlayerName("Ada") ?? .unnamed
    private static let zoe = PlayerName("Zoe") ?? .unnamed
    private static let bob = PlayerName("Bob") ?? .unnamed
    private static let eve = PlayerName("Eve") ?? .unnamed

    /// A player's folder, and what must be in it.
    private final class World {
        let folder: TemporaryFolder
        let watched: WatchedSystem
        let repository: Repository
        private(set) var board: [UUID: PlayerName] = [:]
        private(set) var order: [UUID] = []
        private(set) var games: Set<UUID> = []
        /// What may be so or as before, while something is under way.
        private(set) var next: [UUID: PlayerName?] = [:]
        private(set) var gone: Set<UUID> = []
        private var game: GameRecord?
        private var lastName: PlayerName?

        init() throws {
            folder = try TemporaryFolder(isInMemory: true)
            watched = WatchedSystem(folder)
            repository = Repository(folder, system: watched.system)
            lastName = EndedGameTests.ada
            var settings = Settings()
            settings.lastName = lastName
            #expect(repository.save(.settings(settings)) == .saved)
        }

        func perform(_ act: Act) throws {
            switch act {
            case .finish: finish(repository)
            case .name:
                guard let game else { return }
                put(game.id, EndedGameTests.zoe)
                save(repository, .name(game.entry(under: EndedGameTests.zoe)))
            case .decline:
                guard let game, board[game.id] != nil else { return }
                put(game.id, nil)
                save(repository, .delete(game.id))
            case .undo:
                guard let game, board[game.id] == nil else { return }
                put(game.id, name)
                save(repository, .addUnclaimed(game.entry(under: name)))
            case .delete:
                guard let id = oldest else { return }
                put(id, nil)
                save(repository, .delete(id))
            case .rename:
                guard let id = oldest, var entry = repository.scores.first(where: { $0.id == id }) else {
                    return
                }
                put(id, EndedGameTests.eve)
                entry.name = EndedGameTests.eve
                save(repository, .edit(entry))
            case .other:
                let other = Repository(folder, system: watched.system)
                let (own, record) = (game, GameRecord.sample(7, scored: true))
                finish(other, record)
                game = own
                put(record.id, EndedGameTests.bob)
                save(other, .name(record.entry(under: EndedGameTests.bob)))
            case .forget:
                let ids = board.filter { $0.value == EndedGameTests.ada }.map(\.key)
                for id in ids { put(id, nil) }
                // A game that is forgotten is not there to be named any more.
                if let game, ids.contains(game.id) { self.game = nil }
                gone = Set(ids)
                _ = try repository.forget(EndedGameTests.ada)
                lastName = nil
                games.subtract(gone)
                settle()
            }
        }

        private var name: PlayerName { lastName ?? .unnamed }

        /// The oldest line that this program knows of.
        private var oldest: UUID? {
            order.first { id in board[id] != nil && repository.scores.contains { $0.id == id } }
        }

        private func finish(_ repository: Repository, _ record: GameRecord = .sample(5, scored: true)) {
            game = record
            order.append(record.id)
            put(record.id, name)
            let changes = [Change.record(record), .addUnclaimed(record.entry(under: name))]
            let result = repository.save(changes)
            for change in changes { #expect(result.outcome(of: change) == .saved) }
            games.insert(record.id)
            settle()
        }

        private func save(_ repository: Repository, _ change: Change) {
            #expect(repository.save(change) == .saved)
            settle()
        }

        private func put(_ id: UUID, _ name: PlayerName?) { next[id] = .some(name) }

        private func settle() {
            for (id, name) in next { board[id] = name }
            next = [:]
        }
    }

    /// What a program was killed in the middle of: before and after it, and what it went through.
    private struct Killed {
        let before: [UUID: PlayerName]
        let after: [UUID: PlayerName]
        /// The games that are in the history before and after it, and all that were there before.
        let games, known: Set<UUID>
        let states: [WatchedSystem.State]

        init(_ acts: [Act]) throws {
            let world = try World()
            for act in acts.dropLast() { try world.perform(act) }
            let (board, games) = (world.board, world.games)
            before = board
            states = try world.watched.states { if let act = acts.last { try world.perform(act) } }
            after = world.board
            self.games = games.subtracting(world.gone)
            known = games
        }

        /// Whether a leaderboard is that of before or of after it, entry by entry.
        func explains(_ found: [UUID: PlayerName], isDone: Bool) -> Bool {
            Set(found.keys).union(before.keys).union(after.keys).allSatisfy { id in
                if isDone || before[id] == after[id] { return found[id] == after[id] }
                // A game of which only the end was saved stands there under the name at hand.
                let isNew = before[id] == nil && (found[id] == EndedGameTests.ada || found[id] == .unnamed)
                return found[id] == before[id] || found[id] == after[id] || isNew
            }
        }
    }

    private static func sequences(_ length: Int) -> [[Act]] {
        guard length > 0 else { return [[.finish]] }
        return sequences(length - 1).flatMap { start in Act.allCases.map { start + [$0] } }
    }

    private func board(_ repository: Repository) -> [UUID: PlayerName] {
        Dictionary(repository.scores.map { ($0.id, $0.name) }) { first, _ in first }
    }

    @Test(arguments: 0...3) func nothingIsLostAndNothingComesBack(_ length: Int) throws {
        for acts in Self.sequences(length) {
            let killed = try Killed(acts)
            for (number, state) in killed.states.enumerated() {
                let folder = try TemporaryFolder(isInMemory: true)
                for (name, bytes) in state { try folder.write(bytes, to: name) }
                let isDone = number == killed.states.count - 1
                let comment: Comment = "\(acts), killed at change \(number) of \(killed.states.count - 1)"
                let next = Repository(folder)
                let found = board(next)
                #expect(killed.explains(found, isDone: isDone), comment)
                #expect(next.notices.allSatisfy { if case .unclaimed = $0 { true } else { false } }, comment)
                let games = try Set(next.history.last(9).map(\.id))
                #expect(games.isSuperset(of: killed.games), comment)
                // A game that came to the history has come to its board.
                #expect(games.subtracting(killed.known).allSatisfy { found[$0] != nil }, comment)
                // What was told is told once, and what was repaired stays so.
                let new = ScoreEntry.sample(1, name: Self.bob)
                #expect(next.save(.add(new)) == .saved, comment)
                let last = Repository(folder)
                #expect(board(last) == found.merging([new.id: new.name]) { $1 }, comment)
                #expect(last.notices.isEmpty, comment)
            }
        }
    }

    // MARK: - One by one

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(isInMemory: true) }

    @Test func aGameThatEndedIsOnItsBoardBeforeANameIsAskedFor() throws {
        let game = GameRecord.sample(5, scored: true)
        let repository = Repository(folder)
        _ = repository.save([.record(game), .addUnclaimed(game.entry(under: Self.ada))])
        let next = Repository(folder)
        #expect(next.scores == [game.entry(under: Self.ada)])
        #expect(next.notices == [.unclaimed(game.entry(under: Self.ada))])
        // Another program must not keep its player from saying another name.
        #expect(next.save(.settings(.quiet)) == .saved)
        #expect(repository.save(.name(game.entry(under: Self.zoe))) == .saved)
        #expect(Repository(folder).scores == [game.entry(under: Self.zoe)])
        #expect(Repository(folder).notices.isEmpty)
    }

    @Test func aGameWithoutAScoreStaysInTheHistoryAlone() throws {
        let repository = Repository(folder)
        _ = repository.save([.record(.sample(5, scored: true)), .record(.sample(6))])
        #expect(repository.save(.settings(.quiet)) == .saved)
        let next = Repository(folder)
        #expect(next.scores.map(\.score) == [5])
        // Who of several has the score nobody can tell any more.
        var shared = GameRecord.sample(7, scored: true)
        shared.names = [Self.ada, Self.bob]
        _ = next.save(.record(shared))
        #expect(Repository(folder).scores.map(\.name) == [.unnamed, .unnamed])
    }

    @Test func whatIsInTheHistoryOfAnOlderProgramIsNoBoardsBusiness() throws {
        let lines = (0..<9).map { GameRecordLine.bytes(.sample($0, scored: true)) }
        try folder.write(Array(lines.joined()), to: "history.jsonl")
        #expect(Repository(folder).scores.isEmpty)
    }

    @Test func ofALongHistoryOnlyTheEndIsRead() throws {
        let repository = Repository(folder)
        for number in 0..<9 { _ = repository.save(.record(.sample(number))) }
        let entry = ScoreEntry.sample(1)
        _ = repository.save(.add(entry))
        let lines = (0..<20_000).map { _ in GameRecordLine.bytes(.sample(5, scored: true)) }
        // All of these lie before the mark, as it names the last of them.
        let last = GameRecord.sample(6, scored: true)
        let before = Array(lines.joined())
        try folder.write(before + GameRecordLine.bytes(last), to: "history.jsonl")
        let mark = HistoryMark(offset: before.count, last: last.id)
        try folder.write("{\"history\":\(mark.json(over: nil).text(.compact))}", to: "scores.json")
        var next: Repository?
        let time = processorTime { next = Repository(folder) }
        #expect(next?.scores.isEmpty == true && time < .milliseconds(200))
        // Removed games move it; it is found again.
        try folder.write(Array(lines[..<5].joined()) + GameRecordLine.bytes(last), to: "history.jsonl")
        let moved = Repository(folder)
        #expect(moved.scores.isEmpty)
        _ = moved.save(.record(.sample(8, scored: true)))
        #expect(Repository(folder).scores.map(\.score) == [8])
    }

    @Test func aScoreTakenAwayDoesNotComeBackWithAGameThatIsLate() throws {
        let disk = FussyDisk()
        let repository = Repository(folder, system: disk.system)
        _ = repository.save(.add(.sample(1)))
        let game = GameRecord.sample(5, scored: true)
        disk.refused.withLock { $0 = "history.jsonl" }
        _ = repository.save([.record(game), .addUnclaimed(game.entry(under: Self.ada))])
        #expect(repository.save(.delete(game.id)) == .saved)
        disk.refused.withLock { $0 = ".tmp" }
        #expect(repository.save(.record(.sample(2))) == .saved)
        let next = Repository(folder)
        #expect(try next.history.last(9).contains { $0.id == game.id })
        #expect(next.scores.map(\.score) == [1])
    }

    /// A disk that writes no file of a name.
    private final class FussyDisk: Sendable {
        let refused = Mutex("none")

        var system: FileSystem {
            var system = FileSystem.live
            system.make = { [self] call, path, body throws(SystemError) in
                if call == .write && path.hasSuffix(refused.withLock { $0 }) {
                    throw SystemError("write", code: ENOSPC, path: path)
                }
                try body()
            }
            return system
        }
    }

    @Test func aScoreTakenAwayDoesNotComeBackWithAHistoryThatCouldNotBeRead() throws {
        let repository = Repository(folder)
        _ = repository.save(.add(.sample(1)))
        let game = GameRecord.sample(5, scored: true)
        _ = repository.save(.record(game))
        try FileManager.default.moveItem(
            atPath: folder.file("history.jsonl"), toPath: folder.file("elsewhere"))
        try FileManager.default.createDirectory(
            atPath: folder.file("history.jsonl"), withIntermediateDirectories: false)
        #expect(repository.save(.delete(game.id)) == .saved)
        try FileManager.default.removeItem(atPath: folder.file("history.jsonl"))
        try FileManager.default.moveItem(
            atPath: folder.file("elsewhere"), toPath: folder.file("history.jsonl"))
        #expect(Repository(folder).scores.map(\.score) == [1])
    }
}

extension GameRecord {
    /// A game of this many points that belongs on its leaderboard.
    static func sample(_ score: Int, scored: Bool) -> GameRecord {
        var game = sample(score)
        game.isScored = scored
        return game
    }
}
