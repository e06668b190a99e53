import GameRules
import Model
import TestSupport
import Testing

@testable import Presentation

@Suite struct GameDefinitionTests {
    @Test(arguments: GameKind.allCases) func everyGameHasItsOwn(kind: GameKind) {
        #expect(kind.options.kind == kind)
        #expect(!kind.title.string.isEmpty && !kind.summary.string.isEmpty)
        let variants: [any AnyGameOptions] = kind.options.variants + [kind.options.usual]
        for variant in variants { #expect(!kind.definition.variant(variant.erased).isEmpty) }
        #expect(Set(GameKind.allCases.map(\.title)).count == GameKind.allCases.count)
    }

    /// What one game says of itself is nothing to another.
    @Test(arguments: SampleGames.kinds) func noGameTakesAnothersOptions(options: GameOptions) {
        for other in GameKind.allCases where other != options.kind {
            var settings = Settings()
            other.definition.save(options, &settings)
            #expect(settings == Settings() && other.definition.variant(options).isEmpty)
            #expect(other.definition.marks(SampleGames.game(options)).isEmpty)
        }
    }
}
