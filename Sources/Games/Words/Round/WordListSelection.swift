package import GameRules
import Localization
package import Model

package struct WordListSelection: CardSelection {
    package typealias Rules = WordsGame

    package let files: [WordListFile]
    package private(set) var index = 0
    /// The list that is chosen, or why it is none; nil when there are no files.
    package private(set) var list: Result<WordList, WordListError>?
    /// The options of a recorded game whose list is not here.
    package private(set) var foreign: WordsOptions?

    package init(_ context: Context) {
        files = context.wordLists
        let last = context.settings.wordList
        index = files.firstIndex { (try? $0.list())?.name == last } ?? 0
        read()
    }

    /// The words that are played with; nil when the list cannot be read or is not here.
    package var words: WordList? { foreign == nil ? try? list?.get() : nil }

    package var problem: SafeText? {
        if foreign != nil { return nil }
        switch list {
        case .success: return nil
        case .failure(let error): return error.sentence
        case nil: return tr("There is no word list.")
        }
    }

    /// The word that a card is one side of; nil when the list is not here.
    package func word(on card: WordsGame.Card) -> WordList.Word? {
        words.flatMap { $0.words.indices.contains(card.word) ? $0.words[card.word] : nil }
    }

    /// What stands on a card: the word, or at least which one it is.
    package func text(on card: WordsGame.Card) -> String {
        guard let word = word(on: card) else { return tr("word \(card.word + 1)") }
        return card.isSecond ? word.second : word.first
    }

    /// The language of a card; nil when the list is not here.
    package func language(of card: WordsGame.Card) -> WordList.Language? {
        words.map { card.isSecond ? $0.second : $0.first }
    }

    package var options: WordsOptions? { foreign ?? words.map(WordsOptions.init) }

    /// The two languages, or the file's name when it has none; nil without any file.
    package var title: String? {
        guard files.indices.contains(index) else { return nil }
        return words.map { "\($0.first.title) - \($0.second.title)" } ?? files[index].name
    }

    /// A list is typed as its language or its name, such as `spanish` and `en-es`.
    package var choices: [CardChoice] {
        guard let title else { return [] }
        let names = [words?.second.name, words?.second.title, words?.name.string, files[index].name]
        return [
            CardChoice(
                key: "w", value: "\(title) (\(index + 1)/\(files.count))", name: tr("Words"),
                words: ["words", "list", "w"], typed: [title] + names.compactMap(\.self))
        ]
    }

    package func save(in settings: inout Settings) {
        if let words { settings.wordList = words.name }
    }

    package mutating func choose(_: Int, by step: Int) {
        guard !files.isEmpty else { return }
        index = (index + step + files.count) % files.count
        read()
    }

    package mutating func choose(_ variant: WordsOptions) -> Bool {
        choose { $0.words?.name == variant.list }
    }

    /// Goes to the next list that a test accepts; false, and nothing changes, when there is none.
    private mutating func choose(where isWanted: (WordListSelection) -> Bool) -> Bool {
        var other = self
        for _ in files {
            other.choose(0, by: 1)
            if isWanted(other) {
                self = other
                return true
            }
        }
        return false
    }

    /// Looks the list of a recorded game up by its name; another list of that name may have other words.
    package mutating func use(_ options: WordsOptions) {
        foreign = nil
        guard !has(options), !choose(where: { $0.has(options) }) else { return }
        foreign = options
    }

    private func has(_ options: WordsOptions) -> Bool { words.map(options.isDealt) ?? false }

    private mutating func read() {
        guard files.indices.contains(index) else { return }
        do throws(WordListError) {
            list = .success(try files[index].list(after: files[..<index]))
        } catch {
            list = .failure(error)
        }
    }
}
