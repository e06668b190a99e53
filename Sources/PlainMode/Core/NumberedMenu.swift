import Model
import Localization
import Presentation

/// Numbered items, which can be chosen by their words too.
struct NumberedMenu<Choice: Hashable & Sendable> {
    struct Item {
        let label: String
        let words: [String]
        let choice: Choice

        /// The label can always be typed, too.
        init(_ label: String, words: [String] = [], _ choice: Choice) {
            self.label = label
            self.words = (words + [label]).map(\.folded)
            self.choice = choice
        }
    }

    let items: [Item]
    /// Number 0: the way out.
    let last: Item

    /// The item that a line chooses, and what was typed after it: `3`, `leaderboard`, `2 rewind`.
    func choice(_ line: PlainLine) -> (choice: Choice, value: String)? {
        if let item = item(line.folded) { return (item.choice, "") }
        // Longest names first: "player 1 Ada", "key for red x".
        let longest = (items + [last]).flatMap(\.words).map { $0.count { $0 == " " } + 1 }.max() ?? 1
        for count in stride(from: min(longest, line.words.count - 1), to: 1, by: -1) {
            let name = line.words.prefix(count).joined(separator: " ")
            guard let item = (items + [last]).first(where: { $0.words.contains(name) }) else { continue }
            return (item.choice, (0..<count).reduce(line) { line, _ in PlainLine(line.rest) }.text)
        }
        guard let first = line.words.first, let item = item(first) else { return nil }
        return (item.choice, line.rest)
    }

    /// Whether a word, not a number, chooses an item here.
    func hasWord(_ typed: String) -> Bool { (items + [last]).contains { $0.words.contains(typed) } }

    private func item(_ typed: String) -> Item? {
        if let number = PlainLine.number(typed) {
            if number == 0 { return last }
            return items.indices.contains(number - 1) ? items[number - 1] : nil
        }
        return (items + [last]).first { $0.words.contains(typed) }
    }

    var lines: [Effect] {
        let rows = items.enumerated().map { "\($0.offset + 1) \($0.element.label)" } + ["0 \(last.label)"]
        return rows.map { .say(SafeText($0)) }
    }
}

/// A page whose numbered items can be chosen with every line.
protocol MenuPage: PlainScreen {
    associatedtype Choice: Hashable & Sendable

    func menu(_ context: Context) -> NumberedMenu<Choice>
    /// What an empty line does.
    mutating func enter(_ context: Context) -> [Effect]
    /// - Parameter value: what was typed after the item.
    mutating func choose(_ choice: Choice, _ value: String, _ context: Context) -> [Effect]
}

extension MenuPage {
    mutating func enter(_ context: Context) -> [Effect] { [.back] }

    mutating func handle(_ line: PlainLine, _ context: Context) -> [Effect] {
        if line.isEmpty { return enter(context) }
        if line.text == "?" { return menu(context).lines }
        if Sentences.quitWords.contains(line.folded) { return [.quit] }
        guard let (choice, value) = menu(context).choice(line) else {
            return context.say(Sentences.notAChoice(line.text))
        }
        return choose(choice, value, context)
    }
}

extension NumberedMenu.Item {
    static func back(_ choice: Choice) -> Self {
        Self(tr("Back"), words: ["back", "b", tr("back"), tr("back", context: "typed")], choice)
    }
}
