import GameRules
import Model
import TestSupport
import Testing

/// Codes as they were written when the format was new. They must be read, and written, so for ever; a
/// vector that no longer holds asks for the next version of the format, not for a new vector.
@Suite struct CodeVectorTests {
    @Test(arguments: GameKind.allCases)
    func aCodeMeansTheSameForEver(kind: GameKind) throws {
        let vectors = SampleGame[kind].codes
        #expect(!vectors.isEmpty)
        for vector in vectors {
            let game = try ShareCode(parsing: vector.code).game
            #expect(game.options == vector.options && game.options.kind == kind && game.seed == vector.seed)
            #expect(game.moves.count == vector.moves && game.score == vector.score && !game.hasKnownSeed)
            let verdict = game.verdict
            #expect(verdict.earned == vector.score && verdict.isFinished == vector.isFinished)
            #expect(verdict.duration == .milliseconds(vector.milliseconds))
            #expect(try ShareCode(game).text == vector.code)
        }
    }
}
