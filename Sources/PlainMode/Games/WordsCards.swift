import GameRules
import Localization
import Model
import Presentation

/// Words line by line. The cards are not spoken by the game: whoever has lines read would hear them twice.
struct WordsCards: CardGameText {
    typealias Rules = WordsGame
    static let kind = GameKind.words

    private var selection: WordListSelection

    init(_ context: Context) { selection = WordListSelection(context) }

    func save(in settings: inout Settings) { selection.save(in: &settings) }

    var options: WordsOptions? { selection.options }

    var problem: String? { selection.problem?.string }

    /// A list goes by its language and by its name, such as `spanish` and `en-es`.
    var choices: [RoundChoice] {
        guard let title = selection.title else { return [] }
        return [
            RoundChoice(
                tr("Words"), words: ["words", "list", "w"], value: title,
                values: { search.values })
        ]
    }

    mutating func choose(_ place: Int, _ value: String) -> Bool {
        guard let found = search.state(for: value) else { return false }
        selection = found
        return true
    }

    mutating func choose(_ variant: Variant) -> Bool {
        guard case .words(let list) = variant else { return false }
        return selection.choose { $0.words?.name == list }
    }

    private var search: CyclingSearch<WordListSelection> {
        CyclingSearch(
            start: selection,
            next: { selection in
                var next = selection
                next.choose(by: 1)
                return next
            },
            names: { selection in
                [
                    selection.title, selection.words?.second.name, selection.words?.second.title,
                    selection.words?.name.string, selection.files[selection.index].name,
                ].compactMap { $0 }
            })
    }

    mutating func use(_ options: WordsOptions) { selection.open(options) }

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
