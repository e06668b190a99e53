import FoundationEssentials
import GameRules
import Model
import Testing

@Suite struct GameRecordCodeTests {
    private let game: RecordedGame = {
        var session = GameSession<MatchGame>(options: MatchOptions(length: .half), seed: 3)
        _ = session.perform(.start, at: .seconds(2))
        _ = session.perform(.answer(true), at: .seconds(3))
        _ = session.advance(to: .seconds(40))
        return session.record
    }()

    @Test func theHistoryKeepsTheWholeGame() throws {
        let date = Date(timeIntervalSince1970: 1_795_176_000)
        let record = try GameRecord(game, id: UUID(), origin: .random, date: date)
        #expect(record.game == .match && record.variant == "30s" && record.seed == 3)
        #expect(record.score == game.score && record.duration == .seconds(30))
        #expect(try record.played == game)
        #expect(try record.played.verdict.holds)
        let daily = try GameRecord(game, id: UUID(), origin: .daily(UTCDay(date)), date: date)
        #expect(daily.variant == "30s-daily-2026-11-20")
    }

    @Test func theNamesOfSeveralPlayersStayAtHome() throws {
        let names = ["Ada", "Grace"].compactMap(PlayerName.init)
        let record = try GameRecord(
            game, id: UUID(), origin: .random, names: names, date: Date(timeIntervalSince1970: 0))
        #expect(record.names == names && record.options == ["player-1": "Ada", "player-2": "Grace"])
        #expect(record.moves == (try ShareCode(game).text))
    }

    @Test func aChosenSeedIsMarkedAndStandsOnNoBoard() throws {
        let date = Date(timeIntervalSince1970: 0)
        let chosen = try GameRecord(game, id: UUID(), origin: .chosen, date: date)
        #expect(chosen.hasKnownSeed && chosen.variant == "30s" && chosen.options == ["seed": "chosen"])
        #expect(try !GameRecord(game, id: UUID(), origin: .random, date: date).hasKnownSeed)
        #expect(!SeedOrigin.chosen.isRanked && SeedOrigin.random.isRanked)
    }

    /// The mark goes where the code goes.
    @Test(arguments: [SeedOrigin.chosen, .practice(UTCDay(Date(timeIntervalSince1970: 0)))])
    func aSeedThatWasKnownIsMarkedInTheCode(origin: SeedOrigin) throws {
        let date = Date(timeIntervalSince1970: 0)
        let known = try GameRecord(game, id: UUID(), origin: origin, date: date)
        let read = try ShareCode(parsing: known.moves).game
        #expect(read.hasKnownSeed && read != game && read.verdict.holds)
        #expect(read.moves == game.moves && read.seed == game.seed && read.options == game.options)
        #expect(try ShareCode(read).text == known.moves)
        for origin in [SeedOrigin.random, .daily(UTCDay(date))] {
            let fresh = try GameRecord(game, id: UUID(), origin: origin, date: date)
            #expect(fresh.moves == (try ShareCode(game).text))
            #expect(try !fresh.played.hasKnownSeed)
        }
    }

    @Test func theHistoryGivesWhatCanBePlayedAgain() throws {
        let date = Date(timeIntervalSince1970: 0)
        let good = try GameRecord(game, id: UUID(), origin: .random, date: date)
        var bad = good
        bad.moves = "S1"
        let history = PlayedHistory([good, bad, good], of: .match)
        #expect(history.games == [game, game] && history.damaged == 1)
        #expect(PlayedHistory([good, bad], of: .simon) == PlayedHistory([], of: .match))
    }

    @Test func aRecordThatWasTamperedWithIsRefused() throws {
        var record = try GameRecord(game, id: UUID(), origin: .random, date: Date(timeIntervalSince1970: 0))
        record.moves += "A"
        #expect(throws: ShareCodeError.damaged) { try record.played }
    }

    @Test(arguments: EveryGame.options)
    func everyBoardHasANameThatFilesTake(options: GameOptions) {
        let day = UTCDay(Date(timeIntervalSince1970: 1_795_176_000))
        for board in [SeedOrigin.random, .daily(day)].map({ $0.leaderboard(of: options).name }) {
            #expect((1...40).contains(board.utf8.count))
            #expect(board.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
        }
    }
}
