import FoundationEssentials
import GameRules
import Model
import TestSupport
import Testing

@Suite struct SimonFiguresTests {
    /// Two rounds are right, each press after so many milliseconds; then a wrong pad.
    private func game(seed: UInt64, pace: Int) -> RecordedGame {
        var session = GameSession<SimonGame>(options: SimonOptions(), seed: seed)
        _ = session.perform(.start, at: .zero)
        while !session.game.isOver, let due = session.deadline {
            _ = session.advance(to: due)
            for place in session.game.sequence.indices {
                let legal = session.game.legalMoves
                guard let move = session.game.score == 2 ? legal.last : legal.first else { break }
                _ = session.perform(move, at: due + .milliseconds(pace * (place + 1)))
            }
        }
        return session.record
    }

    @Test func padsAreCountedByWhatWasRight() {
        // The sequence of this seed begins blue, yellow, green.
        let figures = SimonFigures([game(seed: 2_026, pace: 300), game(seed: 2_026, pace: 500)])
        // Blue was right in both rounds and wrong in the third, when green came last of the legal.
        #expect(figures.confusions(of: .blue, with: .blue) == 4)
        #expect(figures.confusions(of: .blue, with: .green) == 2)
        #expect(figures.confusions(of: .yellow, with: .yellow) == 2)
        let blue = figures.pads[Pad.blue.rawValue]
        #expect(blue.count == 6 && blue.accuracy == 4.0 / 6)
        #expect(blue.medianReaction == .milliseconds(400))
        #expect(figures.pads[Pad.yellow.rawValue].reactions == [.milliseconds(300), .milliseconds(500)])
        let red = figures.pads[Pad.red.rawValue]
        #expect(red.count == 0 && red.accuracy == nil && red.medianReaction == nil)
    }

    @Test func theSpanIsTheMedianOfWhatIsALength() {
        let spans = GameKind.allCases.reduce(into: [GameKind: Double]()) { spans, kind in
            spans[kind] = PlayerStatistics.made(kind, [7, 2, 4]).span
        }
        #expect(spans == [.simon: 4, .squares: 4] && PlayerStatistics(.simon).span == nil)
    }

    @Test func otherGamesArePassedOver() {
        let other = GameSession<MatchGame>(options: MatchOptions(), seed: 1).record
        #expect(SimonFigures([other]) == SimonFigures())
        #expect(SquaresFigures([other]) == SquaresFigures())
        #expect(MatchFigures([game(seed: 1, pace: 100)]) == MatchFigures())
    }
}
