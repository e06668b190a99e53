import Model
import TestSupport
import Testing

@testable import GameRules

@Suite struct MatchGameTests {
    private func answer(_ game: inout MatchGame, right: Bool, at time: Duration) -> [MatchGame.Outcome] {
        guard case .playing(let cards, _) = game.phase else { return [] }
        return game.perform(.answer(cards.isMatch == right), at: time)
    }

    @Test(
        arguments: [
            // r is right, w is wrong: points, multiplier, dots, and the total with the bonus.
            ("", 0, 1, 0, 250), ("r", 50, 1, 1, 300), ("rrr", 150, 1, 3, 400), ("rrrr", 200, 2, 0, 700),
            ("rrrrr", 300, 2, 1, 800), ("w", 0, 1, 0, 250), ("rrw", 100, 1, 0, 350),
            ("rrrrw", 200, 1, 0, 450), ("rrrrrrrr", 600, 3, 0, 1_350), ("rrrrrrrrw", 600, 2, 0, 1_100),
            ("rrrrrrrrrw", 750, 2, 0, 1_250), ("rrrrrrrrwww", 600, 1, 0, 850),
            (String(repeating: "r", count: 36), 9_000, 10, 0, 11_500),
            (String(repeating: "r", count: 40), 11_000, 10, 0, 13_500),
            (String(repeating: "r", count: 41), 11_500, 10, 1, 14_000),
            (String(repeating: "r", count: 40) + "w", 11_000, 9, 0, 13_250),
        ])
    func answersEarnAndCost(answers: String, points: Int, multiplier: Int, dots: Int, total: Int) {
        var game = MatchGame(seed: 1)
        _ = game.perform(.start, at: .zero)
        for (place, letter) in answers.enumerated() {
            let outcomes = answer(&game, right: letter == "r", at: .milliseconds(500 * (place + 1)))
            #expect(outcomes.first == (letter == "r" ? .right(game.tally) : .wrong(game.tally)))
        }
        #expect(game.tally.points == points && game.score == points)
        #expect(game.tally.multiplier == multiplier && game.tally.dots == dots)
        #expect(game.advance(to: .seconds(60)) == [.over(game.tally)])
        #expect(game.score == total && game.tally.total == total)
        #expect(game.tally.right == answers.count { $0 == "r" })
        #expect(game.tally.wrong == answers.count { $0 == "w" })
    }

    @Test(arguments: MatchLength.allCases)
    func theTimeIsUpToTheMillisecond(length: MatchLength) {
        var game = MatchGame(options: MatchOptions(length: length), seed: 1)
        _ = game.perform(.start, at: .seconds(7))
        let end = Duration.seconds(7 + length.rawValue)
        #expect(game.deadline == end)
        #expect(!answer(&game, right: true, at: end - .milliseconds(1)).isEmpty)
        #expect(answer(&game, right: true, at: end) == [.over(game.tally)])
        #expect(game.isOver && game.tally.right == 1 && game.deadline == nil)
    }

    @Test func yesAndAgreementAreEachAsLikelyAsNot() {
        var game = MatchGame(seed: 4)
        _ = game.perform(.start, at: .zero)
        var counts: [[Bool]: Int] = [:]
        var before: MatchCards?
        for step in 1...20_000 {
            guard case .playing(let cards, _) = game.phase else { break }
            #expect(cards != before)
            before = cards
            counts[[cards.isMatch, cards.isCongruent], default: 0] += 1
            _ = answer(&game, right: true, at: .microseconds(2_000 * step))
        }
        #expect(counts.count == 4)
        for count in counts.values { #expect((4_700...5_300).contains(count)) }
    }

    @Test func everyAnswerIsATrialWithItsTime() {
        var game = MatchGame(seed: 4)
        _ = game.perform(.start, at: .seconds(1))
        guard case .playing(let cards, since: .seconds(1)) = game.phase else { return }
        _ = answer(&game, right: false, at: .milliseconds(1_637))
        _ = answer(&game, right: true, at: .milliseconds(2_000))
        let first = MatchTrial(
            isRight: false, isCongruent: cards.isCongruent, reaction: .milliseconds(637))
        #expect(game.trials.first == first)
        #expect(game.trials.last?.reaction == .milliseconds(363) && game.trials.last?.isRight == true)
    }

    @Test func cardsAreJudgedByMeaningAndInk() {
        let cards = MatchCards(meaning: .red, word: .blue, ink: .red)
        #expect(cards.isMatch && !cards.isCongruent)
        let others = MatchCards(meaning: .red, word: .blue, ink: .blue)
        #expect(!others.isMatch && others.isCongruent)
    }
}
