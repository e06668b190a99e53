import GameRules
import Model
import Localization
import Presentation
import TerminalCore

/// Words on the screen: a list of words in two languages, its pictures, and its voices.
struct WordsDeck: CardGamePresentation {
    static let hasTimeLimit = false
    static let proportion = 5.0

    var selection: WordListSelection
    private var words: WordList? { selection.words }

    init(_ context: ScreenContext) { selection = WordListSelection(context.shared) }

    func face(
        of card: Int, _ state: CardState, in game: WordsGame, at time: Duration, _ display: DisplayStyle
    ) -> CardFace {
        guard let tag = selection.language(of: game.cards[card])?.tag,
            let word = selection.word(on: game.cards[card])
        else {
            let name = SafeText(text(card, in: game))
            let side: SafeText = game.cards[card].isSecond ? "2" : "1"
            return CardFace(symbol: side, name: name, brief: [side + ": " + name, name])
        }
        let isSecond = game.cards[card].isSecond
        // Fonts that have no emoji, those of consoles and of ASCII, have no ligature either.
        let written = isSecond ? word.second : word.first
        let text = SafeText(display.emoji ? written : written.withoutLigatures)
        let picture: SafeText? = display.emoji && !isSecond ? "\(word.picture)" : nil
        return CardFace(
            symbol: picture ?? SafeText(tag), name: text,
            brief: (picture.map { [$0 + " " + text] } ?? []) + [text]
        )
    }

    private func text(_ card: Int, in game: WordsGame) -> String { selection.text(on: game.cards[card]) }

    func longestText(in game: WordsGame) -> Int {
        game.cards.indices.map { SafeText(text($0, in: game)).columns }.max() ?? 0
    }

    func speech(of card: Int, in game: WordsGame) -> (text: String, language: String)? {
        selection.language(of: game.cards[card]).map { (text(card, in: game), $0.tag) }
    }

    var rule: SafeText { tr("Find two that mean the same") }

    func sentence(_ event: CardOutcome, in game: WordsGame) -> SafeText? {
        switch event {
        case .up(let card):
            let isSecond = game.cards[card].isSecond
            let other = (isSecond ? words?.first : words?.second)?.title ?? tr("the other language")
            return tr("\(text(card, in: game)) in \(other)?")
        case .miss(let one, let other): return tr("\(text(one, in: game)) is not \(text(other, in: game))")
        case .pair(let one, let other): return "\(text(one, in: game)) = \(text(other, in: game))"
        default: return nil
        }
    }

    func instruction(in game: WordsGame, at time: Duration) -> SafeText {
        guard case .preview(let end) = game.phase else { return rule }
        return tr("Memorize: \(max(1, (end - time - .nanoseconds(1)).nextSecond.components.seconds)) s")
    }

    func score(of game: WordsGame, at time: Duration) -> SafeText {
        tr("Time \(game.elapsed(at: time).clock)")
    }

    func figures(of game: WordsGame, at time: Duration) -> [SafeText] {
        [
            tr("Found \(game.table.matched.count / 2) of \(WordsGame.wordsDealt)"),
            tr("Moves \(game.table.moves)"),
        ]
    }

    func report(of game: WordsGame) -> [SafeText] {
        [tr("\(WordsGame.wordsDealt) words in \(words?.second.title ?? game.options.list.string)")]
    }
}

extension GameFace {
    static let words = GameFace(
        WordsDeck.self, signs: { _ in ["en", "es"] },
        texts: { options in
            let tags =
                (options.choices as? WordsOptions)?.list.string.split(separator: "-").map(String.init) ?? []
            return (tags.count == 2 ? tags : ["a", "b"]).map { ($0, RGB(0x1D_1E24)) }
        },
        help: [
            .heading(tr("How to play")),
            .text(
                tr(
                    """
                    Eight words, each on two cards in two
                    languages, lie face up for 5 seconds.
                    """)),
            .text(tr("Then turn over two that mean the same.")),
            .text(tr("Faster ranks higher; on a tie, fewer moves.")),
            .text(tr("Cards are read aloud if sound is on and\nspd-say or espeak-ng is installed.")),
            .heading(tr("Before a game")),
            .key("w", tr("the word list")),
            .key(tr("Enter, Space"), tr("start a game")),
        ],
        more: [
            .heading(tr("Your own words")),
            .text(tr("Put lists into the folder \"words\" beside\nyour scores, as NAME.json:")),
            .text("{\"version\": 1, \"name\": \"mine\","),
            .text(" \"first\": {\"language\": \"English\","),
            .text("           \"tag\": \"en\"},"),
            .text(" \"second\": {\"language\": \"Basque\","),
            .text("            \"tag\": \"eu\"},"),
            .text(" \"words\": [{\"picture\": \"🐶\","),
            .text("   \"first\": \"dog\", \"second\": \"txakur\"}]}"),
            .text(tr("with 25 or more words of up to 20 letters.")),
        ])
}
