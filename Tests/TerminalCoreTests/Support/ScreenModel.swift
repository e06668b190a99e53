@testable import TerminalCore

/// A small and strict terminal: it understands what the encoder may send, by the manuals of xterm and
/// the VT220, and takes note of everything else as an offence.
struct ScreenModel {
    struct Cell: Hashable {
        var text = " "
        var pen = Pen()
        /// The right half of a wide glyph.
        var isContinuation = false
    }

    let size: Size
    var cells: [Cell]
    var cursor = Point(x: 0, y: 0)
    var isCursorVisible = true
    var isSynchronizing = false
    var offences: [String] = []
    /// Whether erased cells take the ground of the pen.
    var backColorErase = true
    /// Columns that this terminal gives to glyphs on which terminals disagree; nil for the usual ones.
    var disputedColumns: Int?
    private var pen = Pen()
    private var last: Glyph?

    init(size: Size) {
        self.size = size
        cells = Array(repeating: Cell(), count: size.width * size.height)
    }

    mutating func feed(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let first = rest.first {
            if first == 0x1B {
                rest = takeEscape(rest.dropFirst())
            } else if first < 0x20 {
                rest.removeFirst()
                takeControl(first)
            } else {
                let text = rest.prefix { $0 >= 0x20 }
                rest = rest[text.endIndex...]
                Glyph.split(String(decoding: text, as: UTF8.self)) { put($0) }
            }
        }
        if isSynchronizing { offences.append("a synchronized frame was left open") }
    }

    private mutating func takeControl(_ byte: UInt8) {
        if byte == 0x0D { cursor.x = 0 } else { offences.append("control \(byte)") }
    }

    private mutating func takeEscape(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard bytes.first == UInt8(ascii: "["), let end = bytes.dropFirst().firstIndex(where: { $0 >= 0x40 })
        else {
            offences.append("an escape that is no CSI")
            return []
        }
        let body = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
        let final = Character(Unicode.Scalar(bytes[end]))
        if body.hasPrefix("?") { setMode(body.dropFirst(), final) } else { take(body, final) }
        return bytes[(end + 1)...]
    }

    private mutating func setMode(_ mode: Substring, _ final: Character) {
        switch (mode, final) {
        case ("25", "h"): isCursorVisible = true
        case ("25", "l"): isCursorVisible = false
        case ("2026", "h"): isSynchronizing = true
        case ("2026", "l"): isSynchronizing = false
        default: offences.append("mode \(mode)\(final)")
        }
    }

    private mutating func take(_ body: String, _ final: Character) {
        let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        let count = max(1, numbers.first.flatMap { $0 } ?? 1)
        switch final {
        case "m": select(numbers.map { $0 ?? 0 })
        case "H": move(x: (numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1, y: (numbers[0] ?? 1) - 1)
        case "G": move(x: count - 1, y: cursor.y)
        case "A": move(x: cursor.x, y: cursor.y - count)
        case "B": move(x: cursor.x, y: cursor.y + count)
        case "C": move(x: cursor.x + count, y: cursor.y)
        case "D": move(x: cursor.x - count, y: cursor.y)
        case "X": erase(cursor.x..<cursor.x + count)
        case "K": erase(cursor.x..<size.width)
        case "J" where body == "2": cells = Array(repeating: Cell(pen: ground), count: cells.count)
        case "b":
            for _ in 0..<count { if let last { put(last) } else { offences.append("nothing to repeat") } }
        default: offences.append("CSI \(body)\(final)")
        }
        if final != "b" { last = nil }
    }

    private mutating func move(x: Int, y: Int) {
        if !(0..<size.width).contains(x) || !(0..<size.height).contains(y) {
            offences.append("to \(x), \(y)")
        }
        cursor = Point(x: min(max(0, x), size.width - 1), y: min(max(0, y), size.height - 1))
    }

    private var ground: Pen {
        var result = Pen()
        if backColorErase { result.background = pen.background }
        return result
    }

    private mutating func erase(_ columns: Range<Int>) {
        if columns.upperBound > size.width { offences.append("erases beyond the margin") }
        if !pen.attributes.isDisjoint(with: Pen.backgroundAttributes) { offences.append("erases in reverse") }
        for x in columns where x < size.width { set(Cell(pen: ground), x) }
    }

    /// Without wrapping: the cursor stays in the last column, where the next glyph goes too.
    private mutating func put(_ glyph: Glyph) {
        let columns = glyph.hasAmbiguousWidth ? disputedColumns ?? glyph.columns : glyph.columns
        if cursor.x + glyph.columns > size.width { offences.append("a glyph beyond the margin") }
        set(Cell(text: String(glyph.character), pen: pen), cursor.x)
        for x in cursor.x + 1..<max(cursor.x + 1, min(size.width, cursor.x + columns)) {
            set(Cell(text: "", pen: pen, isContinuation: true), x)
        }
        last = glyph
        let next = cursor.x + columns
        // Where xterm holds back the wrap, a program cannot know where the cursor is: anything goes.
        cursor.x = min(next, size.width - 1)
    }

    /// Half of a wide glyph that is written over leaves rubbish in the other half.
    private mutating func set(_ cell: Cell, _ x: Int) {
        let index = cursor.y * size.width + x
        if cells[index].isContinuation && !cell.isContinuation {
            cells[index - 1] = Cell(text: "¿")
        }
        let wasRightHalf = cells[index].isContinuation
        if !(wasRightHalf && cell.isContinuation) && x + 1 < size.width && cells[index + 1].isContinuation {
            cells[index + 1] = Cell(text: "¿")
        }
        cells[index] = cell
    }

    private mutating func select(_ numbers: [Int]) {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: pen = Pen()
            case 1: pen.attributes.insert(.bold)
            case 2: pen.attributes.insert(.dim)
            case 3: pen.attributes.insert(.italic)
            case 4: pen.attributes.insert(.underline)
            case 7: pen.attributes.insert(.reverse)
            case 22: pen.attributes.subtract([.bold, .dim])
            case 23: pen.attributes.remove(.italic)
            case 24: pen.attributes.remove(.underline)
            case 27: pen.attributes.remove(.reverse)
            case 30...37: pen.foreground = .console(UInt8(number - 30))
            case 40...47: pen.background = .console(UInt8(number - 40))
            case 90...97: pen.foreground = .console(UInt8(number - 82))
            case 100...107: pen.background = .console(UInt8(number - 92))
            case 39: pen.foreground = .standard
            case 49: pen.background = .standard
            case 38: pen.foreground = ink(&rest)
            case 48: pen.background = ink(&rest)
            default: offences.append("SGR \(number)")
            }
        }
    }

    private mutating func ink(_ rest: inout ArraySlice<Int>) -> Ink {
        let kind = rest.popFirst()
        if kind == 5, let number = rest.popFirst() { return .indexed(UInt8(number)) }
        if kind == 2, let red = rest.popFirst(), let green = rest.popFirst(), let blue = rest.popFirst() {
            return .direct(UInt32(red << 16 | green << 8 | blue))
        }
        offences.append("SGR colour")
        return .standard
    }
}
