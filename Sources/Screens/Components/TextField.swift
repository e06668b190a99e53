import Localization
import Model
import Presentation
import TerminalCore

/// One line of editable text, with the editing keys of a shell.
struct TextField: Hashable, Sendable {
    /// One grapheme cluster per element.
    private(set) var characters: [Character]
    /// Insertion index; `characters.count` at the end.
    private(set) var cursor: Int
    let capacity: Int

    /// Typed before an emoji that belongs to the one at the cursor.
    private var joiner = ""
    /// Whether the text is a proposal, which typing replaces.
    private(set) var isSelected: Bool

    /// The cursor starts at the end.
    /// - Parameter selected: whether the text is a proposal, which typing replaces; a key that moves or
    ///   deletes keeps it for editing.
    init(_ text: String, capacity: Int, selected: Bool = false) {
        characters = Array(text.prefix(capacity))
        cursor = characters.count
        self.capacity = capacity
        isSelected = selected && !text.isEmpty
    }

    var text: String { String(characters) }

    var cursorColumn: Int { SafeText(String(characters[..<cursor])).columns }

    /// Whether the input was for the field.
    mutating func take(_ input: Event) -> Bool {
        switch input {
        case .key(let press): return handle(press)
        case .paste(let text):
            insert(text.string)
            return true
        default: return false
        }
    }

    @discardableResult
    mutating func handle(_ press: KeyPress) -> Bool {
        guard press.phase != .release else { return false }
        switch press.key {
        case .character(let character) where press.modifiers.isDisjoint(with: [.control, .alt, .gamepad]):
            insert(character)
        case .character(let letter) where press.modifiers.contains(.control):
            return handleControl(letter)
        case .backspace where !press.isChord:
            delete(from: cursor - 1, to: cursor)
        case .backspace: delete(from: startOfWord, to: cursor)
        case .delete: delete(from: cursor, to: cursor + 1)
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(characters.count, cursor + 1)
        case .home: cursor = 0
        case .end: cursor = characters.count
        case .up where press.modifiers.contains(.gamepad): spell(1)
        case .down where press.modifiers.contains(.gamepad): spell(-1)
        // The letter on the wheel is taken.
        case .enter where press.modifiers.contains(.shift) && cursor < characters.count:
            cursor = characters.count
        default: return false
        }
        isSelected = false
        return true
    }

    /// Two ASCII characters never combine, so most input is inserted without segmenting the text again.
    private mutating func insert(_ letter: Character) {
        let joins = !letter.isASCII || cursor > 0 && !characters[cursor - 1].isASCII
        guard !isSelected, !joins, !letter.isNewline else { return insert(String(letter)) }
        guard characters.count < capacity else { return }
        characters.insert(letter, at: cursor)
        cursor += 1
    }

    /// Inserts as much as there is room for. A combining mark joins the letter before it.
    mutating func insert(_ text: String) {
        if isSelected { (characters, cursor, isSelected) = ([], 0, false) }
        let before = Array(SafeText(String(characters[..<cursor]) + joiner + text).string)
        joiner = text.hasSuffix("\u{200D}") ? text : ""
        let after = characters[cursor...]
        let room = max(0, capacity - after.count)
        let head = before.prefix(room)
        characters = Array(head + after)
        cursor = head.count
    }

    /// Cycles the letter at the cursor, or appends one.
    private mutating func spell(_ steps: Int) {
        let isNew = cursor == characters.count
        guard !isNew || characters.count < capacity else { return }
        let before = cursor > 0 ? characters[cursor - 1] : " "
        let letter = LetterPicker().letter(
            steps, from: isNew ? " " : characters[cursor], beginsWord: before == " " || before == "-")
        if isNew { characters.append(letter) } else { characters[cursor] = letter }
    }

    private mutating func handleControl(_ letter: Character) -> Bool {
        switch letter {
        case "u": delete(from: 0, to: cursor)
        case "k": delete(from: cursor, to: characters.count)
        case "w": delete(from: startOfWord, to: cursor)
        default: return Self.keys[letter].map { handle(KeyPress($0)) } ?? false
        }
        isSelected = false
        return true
    }

    /// The keys that Ctrl and a letter stand for, as in a shell.
    private static let keys: [Character: Key] = [
        "a": .home, "e": .end, "b": .left, "f": .right, "d": .delete, "h": .backspace,
    ]

    /// Blanks after the word belong to it.
    private var startOfWord: Int {
        let lastOfWord = characters[..<cursor].lastIndex { !$0.isWhitespace } ?? -1
        guard lastOfWord >= 0 else { return 0 }
        return (characters[...lastOfWord].lastIndex { $0.isWhitespace } ?? -1) + 1
    }

    private mutating func delete(from start: Int, to end: Int) {
        let range = max(0, start)..<min(characters.count, max(end, 0))
        guard !range.isEmpty else { return }
        characters.removeSubrange(range)
        cursor = range.lowerBound
    }
}

extension TextField {
    /// Returns the cell of the text cursor.
    func draw(on canvas: inout Canvas, at start: Point, to right: Int, _ theme: Theme) -> Point {
        let style = isSelected ? theme.focus : SheetStyle(theme).text
        canvas.write(SafeText(text), at: start, style, limit: right - start.x)
        return Point(x: min(right - 1, start.x + cursorColumn), y: start.y)
    }
}

/// Letters to click, for typing a name with the mouse alone.
struct LetterPad: Hashable, Sendable {
    enum Button: Hashable, Sendable {
        case letter(Character)
        case delete
    }

    private let buttons: [Button]
    private let buttonsInRow: Int

    /// A sign and a blank.
    private static let buttonColumns = 2

    /// Letters, digits, and the punctuation of scores.
    init(columns: Int) { self.init(columns: columns, signs: "-:, ") }

    /// The letters of names; while scanning by rows and columns, in narrower rows.
    init(columns: Int, _ settings: Settings) {
        self.init(
            columns: settings.scanning == .off ? columns : min(columns, Self.scannedColumns), signs: "- ")
    }

    private init(columns: Int, signs: String) {
        let letters = LetterPicker().all.filter { !"- ".contains($0) } + Array(signs)
        buttons = letters.map(Button.letter) + [.delete]
        buttonsInRow = max(1, columns / Self.buttonColumns)
    }

    /// Makes about as many rows as columns.
    private static let scannedColumns = 16

    var rows: Int { (buttons.count + buttonsInRow - 1) / buttonsInRow }

    var columns: Int { min(buttons.count, buttonsInRow) * Self.buttonColumns - 1 }

    /// - Parameter offering: what a click does; the blank beside a sign belongs to it.
    func draw(
        on canvas: inout Canvas, at origin: Point, _ style: Style, offering: (Button) -> any OfferAction
    ) {
        for (index, button) in buttons.enumerated() {
            let sign: Character =
                switch button {
                case .letter(" "): "_"
                case .letter(let letter): letter
                case .delete: "<"
                }
            let (x, y) = (
                origin.x + index % buttonsInRow * Self.buttonColumns, origin.y + index / buttonsInRow
            )
            canvas[x, y] = Cell(sign, style)
            let whole = Rect(x: x, y: y, width: Self.buttonColumns, height: 1)
            canvas.offer(Offer(Rect(x: x, y: y, width: 1, height: 1), offering(button), shape: whole))
        }
    }
}

extension TextField {
    /// Words begin with a capital.
    mutating func handle(_ button: LetterPad.Button) {
        switch button {
        case .delete: handle(KeyPress(.backspace))
        case .letter(let letter):
            let before = isSelected || cursor == 0 ? " " : characters[cursor - 1]
            insert(before == " " || before == "-" ? letter.uppercased() : String(letter))
        }
    }
}

/// The letters that a gamepad's up and down cycle through.
struct LetterPicker: Hashable, Sendable {
    let all: [Character]

    /// The blank is first, because the empty position at the end of the text counts as one.
    init() { all = Array(" " + tr("abcdefghijklmnopqrstuvwxyz") + "-0123456789") }

    /// The case of `letter` is kept; from anything else a word begins with a capital. A letter of another alphabet
    /// counts as a blank.
    func letter(_ steps: Int, from letter: Character, beginsWord: Bool) -> Character {
        let lowercased = letter.lowercased().first ?? letter
        let next = all.element(after: all.contains(lowercased) ? lowercased : " ", by: steps)
        let isUppercase = letter.isCased ? letter.isUppercase : beginsWord
        return isUppercase ? Character(next.uppercased()) : next
    }
}
