import Model
import TerminalCore

/// One line of text being edited, with the keys of a shell.
struct TextField: Hashable, Sendable {
    /// The text, one grapheme cluster an element.
    private(set) var letters: [Character]
    /// Before which letter the next one goes; `letters.count` at the end.
    private(set) var cursor: Int
    /// The most letters it takes.
    let capacity: Int

    /// Whether the text is a proposal: it is selected, and what is typed comes in its place.
    private(set) var isSelected: Bool

    /// Begins with a text, the cursor at its end.
    /// - Parameter selected: whether the text is a proposal, which what is typed replaces; a key that moves or
    ///   deletes makes it a text to be edited.
    init(_ text: String, capacity: Int, selected: Bool = false) {
        letters = Array(text.prefix(capacity))
        cursor = letters.count
        self.capacity = capacity
        isSelected = selected && !text.isEmpty
    }

    var text: String { String(letters) }

    var cursorColumn: Int { SafeText(String(letters[..<cursor])).columns }

    /// Takes a key; returns whether it was one for editing.
    @discardableResult
    mutating func handle(_ press: KeyPress) -> Bool {
        guard press.phase != .release else { return false }
        switch press.key {
        case .character(let character) where press.modifiers.isDisjoint(with: [.control, .alt, .gamepad]):
            insert(character)
        case .character(let letter) where press.modifiers.contains(.control):
            return control(letter)
        case .backspace where press.modifiers.isDisjoint(with: [.control, .alt]):
            delete(from: cursor - 1, to: cursor)
        case .backspace: delete(from: startOfWord, to: cursor)
        case .delete: delete(from: cursor, to: cursor + 1)
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(letters.count, cursor + 1)
        case .home: cursor = 0
        case .end: cursor = letters.count
        case .up where press.modifiers.contains(.gamepad): spell(1)
        case .down where press.modifiers.contains(.gamepad): spell(-1)
        default: return false
        }
        isSelected = false
        return true
    }

    /// Inserts what was typed. Beside a letter that ASCII has, another of those joins with nothing: most of what is
    /// typed need not be taken apart again, and a paste may be a megabyte of it.
    private mutating func insert(_ letter: Character) {
        let joins = !letter.isASCII || cursor > 0 && !letters[cursor - 1].isASCII
        guard !isSelected, !joins, !letter.isNewline else { return insert(String(letter)) }
        guard letters.count < capacity else { return }
        letters.insert(letter, at: cursor)
        cursor += 1
    }

    /// Inserts text at the cursor, as much of it as there is room for. A combining mark joins the
    /// letter before it.
    mutating func insert(_ text: String) {
        if isSelected { (letters, cursor, isSelected) = ([], 0, false) }
        let before = Array(SafeText(String(letters[..<cursor]) + text).string)
        let after = letters[cursor...]
        let room = max(0, capacity - after.count)
        let head = before.prefix(room)
        letters = Array(head + after)
        cursor = head.count
    }

    /// Changes the letter at the cursor, or begins one behind the last.
    private mutating func spell(_ steps: Int) {
        let isNew = cursor == letters.count
        guard !isNew || letters.count < capacity else { return }
        let before = cursor > 0 ? letters[cursor - 1] : " "
        let letter = LetterPicker().letter(
            steps, from: isNew ? " " : letters[cursor], beginsWord: before == " " || before == "-")
        if isNew { letters.append(letter) } else { letters[cursor] = letter }
    }

    private mutating func control(_ letter: Character) -> Bool {
        let wasSelected = isSelected
        isSelected = false
        switch letter {
        case "a": cursor = 0
        case "e": cursor = letters.count
        case "b": cursor = max(0, cursor - 1)
        case "f": cursor = min(letters.count, cursor + 1)
        case "u": delete(from: 0, to: cursor)
        case "k": delete(from: cursor, to: letters.count)
        case "w": delete(from: startOfWord, to: cursor)
        case "d": delete(from: cursor, to: cursor + 1)
        case "h": delete(from: cursor - 1, to: cursor)
        default:
            isSelected = wasSelected
            return false
        }
        return true
    }

    /// Where the word before the cursor begins, blanks after it included.
    private var startOfWord: Int {
        let word = letters[..<cursor].lastIndex { !$0.isWhitespace } ?? -1
        guard word >= 0 else { return 0 }
        return (letters[...word].lastIndex { $0.isWhitespace } ?? -1) + 1
    }

    private mutating func delete(from start: Int, to end: Int) {
        let range = max(0, start)..<min(letters.count, max(end, 0))
        guard !range.isEmpty else { return }
        letters.removeSubrange(range)
        cursor = range.lowerBound
    }
}
