/// Somebody who plays by lines alone: hears each line once, remembers what it said, and types what it asks for.
///
/// It knows no rules and asks for nothing to be said again. What it cannot tell from the lines it cannot do, and then
/// a game does not come to its end.
package struct AttentiveReader {
    /// The next thing to type; nil when the lines have not asked for anything.
    private var reply: String?
    /// What the lines have asked for beside that.
    private var asked: [String] = []
    /// Whether the program was told to end.
    package private(set) var hasLeft = false
    /// Every line that was heard.
    package private(set) var heard: [String] = []

    /// What the menu calls the game that is to be played.
    private let game: String
    /// How many rounds are answered right before a mistake is made on purpose.
    private let rounds: Int
    private var rightAnswers = 0
    /// What the last line with a topic listed; when the turn comes, that is what was shown.
    private var shown: [String] = []
    /// What was shown before this turn and earlier ones.
    private var known: [String] = []
    private var cards = CardMemory()
    private var isOver = false
    /// The list that was heard last, by its words.
    private var list: [String: String] = [:]

    /// Somebody who wants to play a game until some rounds are right.
    package init(game: String, rounds: Int = 3) {
        self.game = game
        self.rounds = rounds
    }

    /// Hears what was said since the last thing that was typed.
    package mutating func hear(_ lines: [String]) {
        heard += lines
        for line in lines { hear(line) }
    }

    /// What is typed now; nil while there is nothing to be typed.
    package mutating func type() -> String? {
        defer { reply = nil }
        return reply ?? (asked.isEmpty ? nil : asked.removeFirst())
    }

    private mutating func hear(_ line: String) {
        if let colon = line.firstIndex(of: ":") {
            hear(String(line[..<colon]), String(line[colon...].dropFirst(2)))
        }
        if let item = line.firstIndex(of: " "), Int(line[..<item]) != nil {
            list[String(line[item...].dropFirst())] = String(line[..<item])
        }
        switch line {
        case "0 Quit":
            reply = isOver ? "0" : list[game]
            hasLeft = isOver
        case "0 Back": reply = "0"
        case "Enter starts; ? lists the choices.": reply = isOver ? "?" : ""
        case "Your turn.":
            known += shown
            reply = answer()
        // The disk of a busy machine may take its time.
        case "Saved.", "Saving...": isOver = true
        default: hear(sentence: line)
        }
    }

    /// Lines such as `Simon: red, blue.`, `3: dog.`, `English: 1 dog, 4 cat.`
    private mutating func hear(_ topic: String, _ text: String) {
        let parts = text.split(separator: ", ").map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
        shown = parts
        if let number = Int(topic), let name = parts.first {
            cards.learn(number, name, kind: parts.count > 1 ? parts[1] : nil)
        }
        let numbered = parts.compactMap { part -> (Int, String)? in
            guard let space = part.firstIndex(of: " "), let number = Int(part[..<space]) else { return nil }
            return (number, String(part[space...].dropFirst()))
        }
        guard topic.allSatisfy(\.isLetter), numbered.count == parts.count else { return }
        for (number, name) in numbered { cards.learn(number, name, kind: topic) }
    }

    private mutating func hear(sentence line: String) {
        if line.hasSuffix("? lists the choices."), reply == nil { reply = "?" }
        if line.hasPrefix("Right. Score ") { rightAnswers += 1 }
        if line.hasPrefix("Your name?") { reply = line.contains("Enter for") ? "" : "Ada" }
        // A pause between two rounds.
        if line.hasPrefix("Press Enter") { reply = "" }
        if line.hasPrefix("Saved: ") { isOver = true }
        if line.hasPrefix("First type ") { asked = quoted(line) + [""] }
        hearCards(line)
        hearMatch(line)
    }

    private mutating func hearCards(_ line: String) {
        if line.hasSuffix(" cards lie face down. Type one or two numbers."),
            let count = line.split(separator: " ").first.flatMap({ Int($0) })
        {
            cards.count = count
            reply = cards.next
        }
        if line.hasPrefix("A pair: ") { cards.foundPair() }
        if line.hasPrefix("Not a pair") { cards.missed() }
        if line.hasPrefix("A pair: ") || line.hasPrefix("Not a pair") || line.contains("are face down.") {
            reply = cards.next
        }
    }

    /// `red? The word blue in yellow ink.`
    private mutating func hearMatch(_ line: String) {
        let words = line.split { " ?.".contains($0) }.map(String.init)
        guard line.contains("? The word "), words.count == 7 else { return }
        reply = words[0] == words[5] ? "yes" : "no"
    }

    /// What stands in quotes, to be typed.
    private func quoted(_ line: String) -> [String] {
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// What was shown, in its order; when enough was right, something else.
    private func answer() -> String {
        guard rightAnswers >= rounds, let other = known.first(where: { $0 != shown.first }) else {
            return shown.joined(separator: ", ")
        }
        return other
    }
}
