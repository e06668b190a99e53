import FoundationEssentials
import Model
import Testing

@testable import GameRules

/// What games count for that were played while the focus moved by itself: every right and wrong, but no time.
@Suite struct ScannedGamesTests {
    private func records(_ game: RecordedGame, _ aids: [PlayAid?]) throws -> [GameRecord] {
        try aids.map { aid in
            var record = try GameRecord(
                game, id: UUID(), origin: .random, date: Date(timeIntervalSince1970: 0))
            record.aid = aid
            return record
        }
    }

    @Test(arguments: [([nil], 3, 1), ([PlayAid.scanning], 0, 1), ([nil, .scanning], 3, 2), ([.lines], 3, 1)])
    func simonsPadsAreTimedInOtherGames(aids: [PlayAid?], times: Int, games: Int) throws {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: 7)
        _ = session.perform(.start, at: .zero)
        for round in 1...3 {
            _ = session.advance(to: session.time + .seconds(30))
            let sequence = session.game.sequence
            let wrong = Pad.allCases[(sequence[0].rawValue + 1) % 4]
            for pad in round < 3 ? sequence : [wrong] {
                _ = session.perform(.press(pad), at: session.time + .milliseconds(600))
            }
        }
        var statistics = PlayerStatistics(.simon)
        statistics.replay(try records(session.record, aids))
        let simon = try #require(statistics.own.figures as? SimonFigures)
        #expect(simon.pads.map(\.reactions.count).reduce(0, +) == times)
        #expect(simon.pads.map(\.count).reduce(0, +) == 4 * games && statistics.replayed == games)
    }

    @Test(arguments: [([nil], 2), ([PlayAid.scanning], 0), ([nil, .scanning], 2)])
    func theStroopEffectRestsOnOtherGames(aids: [PlayAid?], answers: Int) throws {
        var session = GameSession<MatchGame>(options: MatchOptions(length: .half), seed: 6)
        _ = session.perform(.start, at: .zero)
        for second in 1...2 {
            guard case .playing(let cards, _) = session.game.phase else { break }
            _ = session.perform(.answer(cards.isMatch), at: .seconds(second))
        }
        _ = session.advance(to: .seconds(60))
        var statistics = PlayerStatistics(.match)
        statistics.replay(try records(session.record, aids))
        let match = try #require(statistics.own.figures as? MatchFigures)
        #expect(match.congruent.right + match.incongruent.right == answers)
    }
}
