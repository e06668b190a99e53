package import GameRules
package import Localization
package import Model

extension PairsTheme {
    /// Whether the symbols are two cells wide and need a terminal that draws emoji.
    package var isEmoji: Bool {
        switch self {
        case .shapes, .chess, .cards, .greek: false
        case .animals, .food: true
        }
    }

    /// Twelve symbols, with what each is called; those that are not emoji stand in every font.
    package var symbols: [(symbol: String, name: Sentence)] {
        switch self {
        case .shapes:
            [
                ("●", "dot"), ("○", "ring"), ("■", "block"), ("□", "frame"), ("▲", "north"), ("▼", "south"),
                ("◆", "diamond"), ("◊", "kite"), ("►", "east"), ("◄", "west"), ("☼", "sun"),
                ("◘", "hole"),
            ]
        case .chess:
            [
                ("K", "king"), ("Q", "queen"), ("R", "rook"), ("B", "bishop"), ("N", "knight"), ("P", "pawn"),
                ("+", "check"), ("#", "mate"), ("=", "draw"), ("!", "good move"), ("?", "mistake"),
                ("x", "capture"),
            ]
        case .cards:
            [
                ("♠", "spade"), ("♣", "club"), ("♥", "heart"), ("♦", "diamond"), ("A", "ace"), ("K", "king"),
                ("Q", "queen"), ("J", "jack"), ("7", "seven"), ("8", "eight"), ("9", "nine"), ("5", "five"),
            ]
        case .greek:
            [
                ("α", "alpha"), ("β", "beta"), ("δ", "delta"), ("ε", "epsilon"), ("λ", "lambda"), ("π", "pi"),
                ("σ", "sigma"), ("φ", "phi"), ("Γ", "capital \(tr("gamma"))"),
                ("Σ", "capital \(tr("sigma"))"), ("Φ", "capital \(tr("phi"))"),
                ("Ω", "capital \(tr("omega"))"),
            ]
        case .animals:
            [
                ("🐶", "dog"), ("🐱", "cat"), ("🐭", "mouse"), ("🐰", "rabbit"), ("🐻", "bear"),
                ("🐼", "panda"), ("🐸", "frog"), ("🐵", "monkey"), ("🐧", "penguin"), ("🐢", "turtle"),
                ("🐙", "octopus"), ("🦋", "butterfly"),
            ]
        case .food:
            [
                ("🍎", "apple"), ("🍌", "banana"), ("🍇", "grapes"), ("🍓", "strawberry"), ("🍋", "lemon"),
                ("🍒", "cherries"), ("🍞", "bread"), ("🧀", "cheese"), ("🍕", "pizza"), ("🍰", "cake"),
                ("🍩", "doughnut"), ("🥕", "carrot"),
            ]
        }
    }
}

extension PairsGame {
    /// The symbol of a card, by its place in the theme's list.
    package func symbol(of card: Int) -> (symbol: String, name: String) {
        let (symbol, name) = options.theme.symbols[table.pairs[card]]
        return (symbol, tr(name))
    }

    /// The name for a narrow card: a capital letter has its own name in capitals, `SIGMA`.
    package func shortName(of card: Int) -> String {
        let name = options.theme.symbols[table.pairs[card]].name
        return name.values.first?.uppercased() ?? tr(name)
    }
}
