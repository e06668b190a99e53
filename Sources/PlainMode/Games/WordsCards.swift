import GameRules
import Model
import Presentation
import Localization

/// Words line by line. The cards are not spoken by the game: whoever has lines read would hear them twice.
struct WordsCards: CardGameText {
    static let kind = GameKind.words
    static let opening: WordsGame.Move? = .start

    private let files: [WordListFile]
    private var chosen = 0
    private var list: Result<WordList, WordListError>?
    /// The options of a game whose list is not here: somebody else's, whose words nobody here knows.
    private var foreign: WordsOptions?

    init(_ context: Context) {
        files = context.wordLists
        let kept = context.settings.wordList
        chosen = files.firstIndex { (try? $0.list())?.name == kept } ?? 0
        read()
    }

    func keep(in settings: inout Settings) {
        if let words { settings.wordList = words.name }
    }

    private mutating func read() {
        guard files.indices.contains(chosen) else { return }
        do throws(WordListError) {
            list = .success(try files[chosen].list(after: files[..<chosen]))
        } catch {
            list = .failure(error)
        }
    }

    private var words: WordList? { foreign == nil ? try? list?.get() : nil }

    var options: WordsOptions? { foreign ?? words.map(WordsOptions.init) }

    var trouble: String? {
        switch list {
        case .success: nil
        case .failure(let error): error.description
        case nil: Sentences.noWordList
        }
    }

    static func turning(_ card: Int) -> WordsGame.Move { .turn(card) }
    static func table(of game: WordsGame) -> CardTable { game.table }

    static func news(of outcome: WordsGame.Outcome) -> CardEvent? {
        switch outcome {
        case .preview, .playersTurn, .down, .stopped: nil
        case .up(let card): .up(card)
        case .match(let one, let other): .match(one, other)
        case .miss(let one, let other): .miss(one, other)
        case .won: .won
        }
    }

    /// A list goes by its language and by its name, such as `spanish` and `en-es`.
    var choices: [RoundChoice] {
        guard files.indices.contains(chosen) else { return [] }
        let name = words.map { "\($0.first.title) - \($0.second.title)" } ?? files[chosen].name
        return [RoundChoice(Sentences.wordList, words: ["words", "list", "w"], value: name)]
    }

    mutating func choose(_ place: Int, _ value: String) -> Bool {
        let before = chosen
        for _ in files {
            chosen = (chosen + 1) % files.count
            read()
            let names = [
                words?.second.name, words?.second.title, words?.name.string, files[chosen].name,
            ].compactMap { $0 }
            if value.isEmpty || names.contains(where: { $0.lowercased() == value.lowercased() }) {
                return true
            }
        }
        chosen = before
        read()
        return false
    }

    /// Looks the list of a game up; another list of its name may have other words.
    mutating func lay(_ options: WordsOptions) {
        for place in files.indices {
            chosen = place
            read()
            if self.options == options { return }
        }
        foreign = options
    }

    func name(of card: Int, in game: WordsGame) -> String {
        let number = game.cards[card].word
        guard let words, words.words.indices.contains(number) else { return tr("word \(number + 1)") }
        let word = words.words[number]
        return game.cards[card].isSecond ? word.second : word.first
    }

    func found(_ one: Int, _ other: Int, in game: WordsGame) -> String {
        Sentences.same(name(of: one, in: game), name(of: other, in: game))
    }

    func missed(_ one: Int, _ other: Int, in game: WordsGame) -> String {
        Sentences.notSame(name(of: one, in: game), name(of: other, in: game))
    }

    func report(of game: WordsGame) -> [String] { [] }
}
