import GameRules
import TestSupport
import Testing

@Suite struct GameTests {
    @Test func whatFallsDueComesBeforeAMoveAtTheSameTime() {
        var game = NullGame(seed: 0)
        #expect(game.perform(.light, at: .zero) == [.lit])
        #expect(game.perform(.light, at: .milliseconds(999)).isEmpty)
        #expect(game.perform(.light, at: .seconds(1)) == [.out, .lit])
        #expect(game.score == 1)
    }

    @Test func everythingThatIsDueHappens() {
        var game = NullGame(seed: 0)
        _ = game.perform(.light, at: .zero)
        #expect(game.advance(to: .seconds(1_000)) == [.out])
        #expect(game.advance(to: .seconds(1_001)).isEmpty)
    }

    @Test func nothingIsLegalInTheEnd() {
        var game = NullGame(seed: 0)
        for second in 0..<3 { #expect(game.perform(.light, at: .seconds(2 * second)).contains(.lit)) }
        #expect(game.perform(.light, at: .seconds(10)) == [.out])
        #expect(game.isOver && game.legalMoves.isEmpty && game.deadline == nil)
    }
}
