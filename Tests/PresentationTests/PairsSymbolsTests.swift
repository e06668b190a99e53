import GameRules
import Model
import Presentation
import Testing

/// What stands on the cards of Pairs.
@Suite struct PairsSymbolsTests {
    /// A screen reader says `σ` and `Σ` alike, and ASCII has them differ by case alone.
    @Test(arguments: PairsTheme.allCases)
    func everySymbolHasANameOfItsOwn(theme: PairsTheme) {
        let game = PairsGame(options: PairsOptions(count: .twelve, theme: theme), seed: 5)
        let cards = game.table.pairs.indices
        #expect(Set(cards.map { game.symbol(of: $0).name.folded }).count == 12)
        #expect(Set(cards.map(game.shortName)).count == 12)
        let capitals = cards.map { game.symbol(of: $0) }.filter { $0.name == "capital sigma" }
        #expect(capitals.map(\.symbol) == (theme == .greek ? ["Σ", "Σ"] : []))
        #expect(cards.map(game.shortName).contains("SIGMA") == (theme == .greek))
    }

    @Test(arguments: PairsTheme.allCases)
    func aThemeHasSymbolsOfOneKindAndNoTwoAlike(theme: PairsTheme) {
        #expect(theme.symbols.count == PairsGame.symbolsInTheme)
        #expect(Set(theme.symbols.map(\.symbol)).count == theme.symbols.count)
        #expect(Set(theme.symbols.map(\.name)).count == theme.symbols.count)
        let isWide = theme.symbols.map {
            $0.symbol.unicodeScalars.contains { $0.properties.isEmojiPresentation }
        }
        #expect(isWide.allSatisfy { $0 == theme.isEmoji })
    }
}
