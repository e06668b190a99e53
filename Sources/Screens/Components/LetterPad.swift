import Localization
import Model
import Presentation
import TerminalCore

/// Letters to click, for typing a name with the mouse alone.
struct LetterPad: Hashable, Sendable {
    enum Key: Hashable, Sendable {
        case letter(Character)
        case delete
    }

    private let keys: [Key]
    private let keysInRow: Int

    /// A sign and a blank.
    private static let keyColumns = 2

    /// With the signs of scores, too.
    init(columns: Int) { self.init(columns: columns, signs: "-:, ") }

    /// The letters of names; while scanning by rows and columns, in narrower rows.
    init(columns: Int, _ settings: Settings) {
        self.init(
            columns: settings.scanning == .off ? columns : min(columns, Self.scannedColumns), signs: "- ")
    }

    private init(columns: Int, signs: String) {
        let letters = LetterPicker().all.filter { !"- ".contains($0) } + Array(signs)
        keys = letters.map(Key.letter) + [.delete]
        keysInRow = max(1, columns / Self.keyColumns)
    }

    /// For about as many rows as letters in each.
    private static let scannedColumns = 16

    var rows: Int { (keys.count + keysInRow - 1) / keysInRow }

    var columns: Int { min(keys.count, keysInRow) * Self.keyColumns - 1 }

    /// - Parameter offering: what a click does; the blank beside a sign belongs to it.
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
    /// Words begin with a capital.
    mutating func handle(_ key: LetterPad.Key) {
        switch key {
        case .delete: handle(KeyPress(.backspace))
        case .letter(let letter):
            let before = isSelected || cursor == 0 ? " " : letters[cursor - 1]
            insert(before == " " || before == "-" ? letter.uppercased() : String(letter))
        }
    }
}

/// The letters that a gamepad's up and down cycle through.
struct LetterPicker: Hashable, Sendable {
    let all: [Character]

    /// The blank is first: the position after the last letter counts as one.
    init() { all = Array(" " + tr("abcdefghijklmnopqrstuvwxyz") + "-0123456789") }

    /// In the same case; without a letter, names begin with a capital. A letter of another alphabet counts as
    /// a blank.
    func letter(_ steps: Int, from letter: Character, beginsWord: Bool) -> Character {
        let small = letter.lowercased().first ?? letter
        let next = all.element(after: all.contains(small) ? small : " ", by: steps)
        let isLarge = letter.isCased ? letter.isUppercase : beginsWord
        return isLarge ? Character(next.uppercased()) : next
    }
}
