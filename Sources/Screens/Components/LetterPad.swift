import Localization
import Model
import Presentation
import TerminalCore

/// Letters to be clicked, for whoever types a name with a mouse alone.
struct LetterPad: Hashable, Sendable {
    /// What a click means.
    enum Key: Hashable, Sendable {
        case letter(Character)
        /// The letter before the cursor goes.
        case delete
    }

    private let keys: [Key]
    private let keysInRow: Int

    /// A sign and a blank.
    private static let keyColumns = 2

    /// The letters of the player's language, digits and what scores are written with, in so many columns.
    init(columns: Int) { self.init(columns: columns, signs: "-:, ") }

    /// Those that names are made of, in narrower rows for who gets to a letter by rows and columns.
    init(columns: Int, _ settings: Settings) {
        self.init(
            columns: settings.scanning == .off ? columns : min(columns, Self.scannedColumns), signs: "- ")
    }

    private init(columns: Int, signs: String) {
        let letters = LetterPicker().all.filter { !"- ".contains($0) } + Array(signs)
        keys = letters.map(Key.letter) + [.delete]
        keysInRow = max(1, columns / Self.keyColumns)
    }

    /// Columns of rows that are about as many as the letters in each.
    private static let scannedColumns = 16

    /// How many rows it takes.
    var rows: Int { (keys.count + keysInRow - 1) / keysInRow }

    /// How many columns it takes.
    var columns: Int { min(keys.count, keysInRow) * Self.keyColumns - 1 }

    /// Draws them.
    /// - Parameter offering: what a click on one does; the blank beside a sign belongs to it.
    func draw(
        on canvas: inout Canvas, at origin: Point, _ style: Style, offering: (Key) -> any OfferAction
    ) {
        for (index, key) in keys.enumerated() {
            let sign: Character =
                switch key {
                case .letter(" "): "_"
                case .letter(let letter): letter
                case .delete: "<"
                }
            let at = place(index, origin)
            canvas[at.x, at.y] = Cell(sign, style)
            let whole = Rect(x: at.x, y: at.y, width: Self.keyColumns, height: 1)
            canvas.offer(Offer(Rect(x: at.x, y: at.y, width: 1, height: 1), offering(key), shape: whole))
        }
    }

    private func place(_ index: Int, _ origin: Point) -> Point {
        Point(x: origin.x + index % keysInRow * Self.keyColumns, y: origin.y + index / keysInRow)
    }
}

extension TextField {
    /// Handles a click on a letter; words begin with a capital.
    mutating func handle(_ key: LetterPad.Key) {
        switch key {
        case .delete: handle(KeyPress(.backspace))
        case .letter(let letter):
            let before = isSelected || cursor == 0 ? " " : letters[cursor - 1]
            insert(before == " " || before == "-" ? letter.uppercased() : String(letter))
        }
    }
}

/// The letters that a gamepad's arrows go through to spell a name, round and round.
struct LetterPicker: Hashable, Sendable {
    /// All of them, the blank first.
    let all: [Character]

    /// The letters of the player's language, then what else names are made of; the blank comes first, as the
    /// place behind the last letter counts as one.
    init() { all = Array(" " + tr("abcdefghijklmnopqrstuvwxyz") + "-0123456789") }

    /// The letter so many steps away from one, as large or small as that was; where there was none, names
    /// begin large. A letter of another alphabet counts as a blank.
    func letter(_ steps: Int, from letter: Character, beginsWord: Bool) -> Character {
        let small = letter.lowercased().first ?? letter
        let next = all.element(after: all.contains(small) ? small : " ", by: steps)
        let isLarge = letter.isCased ? letter.isUppercase : beginsWord
        return isLarge ? Character(next.uppercased()) : next
    }
}
