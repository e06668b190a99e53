import GameRules
import Localization
import Model
import Presentation

/// Words line by line. The game speaks no cards here: with a screen reader they would be heard twice.
struct WordsCards: CardGameText {
    var selection: WordListSelection

    init(_ context: Context) { selection = WordListSelection(context) }

    func name(of card: Int, in game: WordsGame) -> String { selection.text(on: game.cards[card]) }

    /// Its language: a voice that reads all in one may leave it in doubt.
    func kind(of card: Int, in game: WordsGame) -> String? { selection.language(of: game.cards[card])?.title }

    func found(_ one: Int, _ other: Int, in game: WordsGame) -> String {
        tr("A pair: \(name(of: one, in: game)) is \(name(of: other, in: game)).")
    }

    func missed(_ one: Int, _ other: Int, in game: WordsGame) -> String {
        tr("Not a pair: \(name(of: one, in: game)) is not \(name(of: other, in: game)).")
    }

    func report(of game: WordsGame) -> [String] { [] }
}

extension GameLines {
    static let words = GameLines(PlainCards<WordsCards>.self, CardNarrator<WordsCards>.self) { _ in
        [
            tr("Eight words are on two cards each, one in each language; first you see them all."),
            tr(
                "Type two numbers to turn over two that mean the same. Faster ranks higher; on a tie, fewer moves."
            ),
        ]
    }
}
