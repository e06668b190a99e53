import GameRules
import Testing

@Suite struct SquaresFiguresTests {
    private func game(rounds: Int) -> RecordedGame {
        var session = GameSession<SquaresGame>(options: SquaresOptions(), seed: 5)
        for round in 0...rounds {
            _ = session.perform(.start, at: .seconds(100 * round))
            for place in 0..<session.game.sequence.count {
                let square = session.game.sequence[round == rounds ? (place + 1) % 2 : place]
                _ = session.perform(.press(square), at: .seconds(100 * round + 50 + place))
            }
        }
        return session.record
    }

    @Test func lengthsAreCounted() {
        let figures = SquaresFigures([game(rounds: 1), game(rounds: 2), game(rounds: 4)])
        #expect(figures.longest == 7 && SquaresFigures().longest == nil)
        #expect(figures.lengths.keys.sorted() == [4, 5, 6, 7, 8])
        #expect(figures.lengths[4]?.successes == 3 && figures.lengths[4]?.failures == 0)
        #expect(figures.lengths[5]?.successes == 2 && figures.lengths[5]?.failures == 1)
        #expect(figures.lengths[5]?.accuracy == 2.0 / 3)
        #expect(figures.lengths[8]?.successes == 0 && figures.lengths[8]?.failures == 1)
    }
}
