import FoundationEssentials
import GameRules
import Model
import TestSupport
import Testing

@testable import Presentation

/// What the coloured squares of a result tell of each game.
@Suite struct RoundMarkTests {
    /// A game of Simon whose presses come after so many milliseconds each, until a pad is wrong (a negative one).
    private func simon(_ waits: [Int], _ options: SimonOptions = SimonOptions()) -> RecordedGame {
        var session = GameSession<SimonGame>(options: options, seed: 7)
        var time = Duration.zero
        _ = session.perform(.start, at: time)
        for wait in waits where !session.isOver {
            if session.legalMoves.isEmpty { time = session.deadline ?? time }
            _ = session.advance(to: time)
            time += .milliseconds(abs(wait))
            let legal = session.legalMoves
            guard let move = wait < 0 ? legal.last : legal.first else { continue }
            _ = session.perform(move, at: time)
        }
        return session.record
    }

    @Test func aRoundIsSlowAfterOneLongThought() {
        let game = simon([1_900, 400, 400, 400, 2_100, 400, 400, 400, -400])
        #expect(game.roundMarks == [.atOnce, .atOnce, .slow, .mistake])
    }

    @Test func aTimeLimitThatRunsOutIsAMistake() {
        var session = GameSession<SimonGame>(options: SimonOptions(level: .one), seed: 7)
        _ = session.perform(.start, at: .zero)
        _ = session.advance(to: .seconds(60))
        #expect(session.isOver && session.record.roundMarks == [.mistake])
    }

    @Test func aGameThatIsGivenUpHasNoMarkForItsEnd() {
        #expect(simon([400, 400]).roundMarks == [.atOnce])
    }

    @Test func everySequenceOfASpanHasOne() {
        let waits = [Int](repeating: 300, count: 30) + [Int](repeating: -300, count: 40)
        let game = simon(waits, SimonOptions(variant: .span))
        #expect(game.roundMarks.count == SpanStaircase.trialCount)
        #expect(game.roundMarks.first == .atOnce && game.roundMarks.last == .mistake)
    }

    @Test func squaresAreJudgedLikeSimon() {
        var session = GameSession<SquaresGame>(options: SquaresOptions(), seed: 3)
        var time = Duration.zero
        for _ in 0..<200 where !session.isOver {
            if session.legalMoves.isEmpty { time = max(time, session.deadline ?? time) }
            _ = session.advance(to: time)
            time += .milliseconds(session.score == 5 ? 2_500 : 300)
            let next: SquaresGame.Move =
                if case .playing(let place) = session.phase {
                    .press(session.score < 6 ? session.sequence[place] : wrong(session.sequence[place]))
                } else { .start }
            _ = session.perform(next, at: time)
        }
        #expect(session.record.roundMarks == [.atOnce, .atOnce, .slow, .mistake])
    }

    private func wrong(_ square: Square) -> Square {
        Square(row: square.row, column: (square.column + 1) % 4)
    }

    /// The cards that are alike are turned over at once, but for the first pair, which takes another try.
    @Test func aPairThatTookAnotherTryIsSlow() {
        var session = GameSession<PairsGame>(options: PairsOptions(count: .six), seed: 3)
        let pairs = session.table.pairs
        let other = pairs.indices.first { $0 > 0 && pairs[$0] != pairs[0] } ?? 1
        let turns =
            [0, other] + Set(pairs).sorted().flatMap { pair in pairs.indices.filter { pairs[$0] == pair } }
        for (place, card) in turns.enumerated() {
            _ = session.perform(.turn(card), at: .seconds(place * 3))
        }
        #expect(session.isOver)
        #expect(session.record.roundMarks == [.slow] + [RoundMark](repeating: .atOnce, count: 5))
    }

    @Test func everyAnswerOfMatchHasOne() {
        var session = GameSession<MatchGame>(options: MatchOptions(length: .half), seed: 3)
        _ = session.perform(.start, at: .zero)
        var expected: [RoundMark] = []
        for (place, wait) in [500, 2_600, 700].enumerated() {
            let time = session.time + .milliseconds(wait)
            guard case .playing(let cards, _) = session.phase else { break }
            _ = session.perform(.answer(cards.isMatch != (place == 2)), at: time)
            expected.append(place == 2 ? .mistake : wait > 2_000 ? .slow : .atOnce)
        }
        #expect(session.record.roundMarks == expected)
    }
}

/// What is pasted, letter by letter.
@Suite struct ResultTextTests {
    private let day = UTCDay(Date(timeIntervalSince1970: 20_779 * 86_400))

    private let game = SampleGames.simon(rounds: 11)

    @Test func tenSquaresStandInARow() {
        let text = ResultText(game, leaderboard: game.options.leaderboard, day: day, best: 15)
        let row = String(repeating: "🟩", count: 10)
        #expect(text.lines == ["Simon Says 11 (my best 15)", "classic, \(day)", row, "🟩🟥"])
    }

    @Test func theCodeStandsBeneathOnRequest() {
        let text = ResultText(game, leaderboard: game.options.leaderboard, day: day, best: nil, code: "S1abc")
        #expect(text.lines.last == "S1abc" && text.lines.count == 5)
    }

    @Test func aDailyGameHasItsDayOnce() {
        let board = SeedOrigin.daily(day).leaderboard(of: game.options)
        let title = ResultText(game, leaderboard: board, day: day, best: 11).lines[1]
        #expect(title.components(of: "\(day)") == 2)
    }
}

extension String {
    /// How many pieces a text parts this one into.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count + 1 }
}
