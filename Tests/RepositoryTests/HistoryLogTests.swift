import FoundationEssentials
import Model
import TestSupport
import Testing

@testable import Repository
@testable import System

@Suite struct HistoryLogTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func isEmptyAtFirst() throws {
        let log = Repository(folder).history
        #expect(try log.last(5).isEmpty)
        #expect(try log.game(UUID()) == nil)
        #expect(try log.allGames().isEmpty)
    }

    @Test func gamesAreFoundFromBothEnds() throws {
        let repository = Repository(folder)
        let games = (0..<20).map { GameRecord.sample($0) }
        for game in games { #expect(repository.save(.record(game)) == .saved) }
        let log = Repository(folder).history
        #expect(try log.last(3) == games.suffix(3).reversed())
        #expect(try log.last(100).count == 20)
        #expect(try log.game(games[4].id) == games[4])
        let some = try log.games([games[3].id, games[17].id, UUID()])
        #expect(some == [games[3].id: games[3], games[17].id: games[17]])
        #expect(try log.allGames() == games)
        #expect(try folder.rights("history.jsonl") == 0o600)
    }

    @Test(arguments: ["{\"date\":\"2026", "\0\0\0", "{}", "nonsense\n", "\n\n"])
    func aTornLineIsSkippedAndEnded(_ torn: String) throws {
        let games = (0..<4).map { GameRecord.sample($0) }
        for game in games.prefix(2) { _ = Repository(folder).save(.record(game)) }
        try folder.write(try folder.read("history.jsonl") + torn, to: "history.jsonl")
        #expect(try Repository(folder).history.allGames() == Array(games.prefix(2)))
        for game in games.suffix(2) { #expect(Repository(folder).save(.record(game)) == .saved) }
        #expect(try Repository(folder).history.allGames() == games)
        #expect(try Repository(folder).history.last(9) == games.reversed())
        #expect(try folder.read("history.jsonl").contains(torn))
    }

    @Test func linesAreReadAcrossBlocks() throws {
        var games: [GameRecord] = []
        for count in [10, NewFile.blockSize - 300, 5, NewFile.blockSize, 2 * NewFile.blockSize + 7, 1] {
            var game = GameRecord.sample(games.count)
            game.moves = String(repeating: "x", count: count)
            games.append(game)
            _ = Repository(folder).save(.record(game))
        }
        #expect(try Repository(folder).history.allGames() == games)
        #expect(try Repository(folder).history.last(9) == games.reversed())
    }

    @Test func aLineWithoutEndIsSkipped() throws {
        let games = (0..<2).map { GameRecord.sample($0) }
        _ = Repository(folder).save(.record(games[0]))
        let long = String(repeating: "x", count: 3 * HistoryFile.maxLineLength)
        try folder.write(try folder.read("history.jsonl") + long, to: "history.jsonl")
        _ = Repository(folder).save(.record(games[1]))
        #expect(try Repository(folder).history.allGames() == games)
        #expect(try Repository(folder).history.last(9) == games.reversed())
    }
}
