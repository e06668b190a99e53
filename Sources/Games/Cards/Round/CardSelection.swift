package import GameRules
import Localization
package import Model

/// What is chosen before a game of cards, on either face.
package protocol CardSelection: Sendable {
    associatedtype Rules: CardRules

    /// What a game is played with, or nil when what is chosen cannot be played.
    var options: Rules.Options? { get }
    var problem: SafeText? { get }
    var choices: [CardChoice] { get }
    /// Goes so many values on in a choice, round and round.
    mutating func choose(_ index: Int, by step: Int)
    /// Chooses the variant of these; false when there is no such variant here.
    mutating func choose(_ variant: Rules.Options) -> Bool
    /// Remembers what is chosen.
    func save(in settings: inout Settings)
    /// Takes what a game is played with that is given.
    mutating func use(_ options: Rules.Options)
}

/// A choice before a game of cards.
package struct CardChoice: Hashable, Sendable {
    /// The letter that takes the next value; with Shift the one before.
    package let key: Character
    package let value: SafeText
    /// What it is called where lines are typed, in the player's language and otherwise.
    package let name: String
    package let words: [String]
    /// What can be typed for its value: first as lines say it.
    package let typed: [String]
}

/// How many pairs a game of Pairs has, and of what they are.
package struct PairsSelection: CardSelection {
    package typealias Rules = PairsGame

    package private(set) var chosen: PairsOptions
    private let themes: [PairsTheme]

    package init(_ settings: Settings, themes: [PairsTheme] = PairsTheme.allCases) {
        self.themes = themes
        let kept = settings.pairsTheme.flatMap { themes.contains($0) ? $0 : nil }
        chosen = PairsOptions(
            count: settings.pairsCount, theme: kept ?? (themes.contains(.animals) ? .animals : .shapes))
    }

    package var options: PairsOptions? { chosen }
    package var problem: SafeText? { nil }

    package var choices: [CardChoice] {
        let (count, theme) = (chosen.count.rawValue, chosen.theme)
        return [
            CardChoice(
                key: "p", value: tr("\(count) pairs"), name: tr("Pairs"), words: ["pairs", "p"],
                typed: ["\(count)"]),
            CardChoice(
                key: "d", value: theme.title, name: tr("Theme"), words: ["theme", "c"],
                typed: [theme.title.string, theme.rawValue]),
        ]
    }

    /// The number of pairs is the first choice, the theme the second.
    package mutating func choose(_ index: Int, by step: Int) {
        if index == 0 {
            chosen.count = PairsCount.allCases.element(after: chosen.count, by: step)
        } else {
            chosen.theme = themes.element(after: chosen.theme, by: step)
        }
    }

    package mutating func choose(_ variant: PairsOptions) -> Bool {
        chosen.count = variant.count
        return true
    }

    package func save(in settings: inout Settings) { chosen.save(in: &settings) }
    package mutating func use(_ options: PairsOptions) { chosen = options }
}

extension PairsOptions {
    package func save(in settings: inout Settings) {
        settings.pairsCount = count
        settings.pairsTheme = theme
    }
}
