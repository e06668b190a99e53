import GameRules
import Model
import Presentation
import TestSupport
import Testing

@testable import PlainMode

@Suite struct GameLinesTests {
    @Test(arguments: SampleGames.kinds) func everyGameHasItsOwn(options: GameOptions) {
        let (lines, context) = (options.kind.lines, Context())
        #expect(!lines.rules(Settings()).isEmpty)
        #expect(lines.narration(SampleGames.game(options), context) != nil)
        for other in GameKind.allCases where other != options.kind {
            #expect(other.lines.narration(SampleGames.game(options), context) == nil)
        }
    }
}
