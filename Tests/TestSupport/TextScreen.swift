/// The text that a terminal shows: enough of xterm, by its control sequences manual, to read a program off
/// it and to see what modes it leaves behind.
package struct TextScreen {
    package private(set) var size: (columns: Int, rows: Int)
    package private(set) var modes = Modes()
    /// What came that no terminal asks for: unknown sequences and bytes that are no UTF-8.
    package private(set) var strays: [String] = []
    /// Sequences and characters that another sequence cut short; it happens where a program breaks, and only there.
    package private(set) var cuts = 0
    /// How often the bell has rung.
    package private(set) var bells = 0
    /// What has been put on the clipboard, as it was sent.
    package private(set) var copies: [String] = []
    /// What a terminal would answer to questions, waiting to be sent.
    package var answers: [UInt8] = []
    /// Whether a frame has begun and is not complete.
    package var isInFrame: Bool { modes.isOn(2026) || !rest.isEmpty }
    /// Whether a program has left it as it was; what broke off in the middle of something may have left strays.
    package var isUntouched: Bool { modes == .untouched && rest.isEmpty }
    /// Called when a frame is complete (the end of synchronized output).
    package var onFrame: ((TextScreen) -> Void)?

    /// The lines from top to bottom, without the blanks at their ends.
    package private(set) var lines: [String]

    /// Which lines have changed since `lines` was made: tests look far more often than a line changes.
    private var stale: [Bool]
    private var rows: [[String]]
    private var hidden: [[String]] = []
    private var cursor = (x: 0, y: 0)
    private var rest: [UInt8] = []
    private var last = ""

    package init(columns: Int = 80, rows: Int = 24) {
        size = (columns, rows)
        self.rows = Self.blank(columns, rows)
        lines = Array(repeating: "", count: rows)
        stale = Array(repeating: false, count: rows)
    }

    /// Whether a text stands somewhere in a line.
    package func shows(_ text: String) -> Bool { lines.contains { $0.hasBytes(of: text) } }

    /// The line that a text stands in.
    package func line(with text: String) -> String? { lines.first { $0.hasBytes(of: text) } }

    /// A cell, counted from 0.
    package struct Place: Hashable {
        package let column: Int
        package let row: Int

        package init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
    }

    /// Where a text stands that no letter adjoins, from top to bottom.
    package func places(of text: String) -> [Place] {
        rows.enumerated().flatMap { row, cells in
            !lines[row].hasBytes(of: text)
                ? []
                : cells.indices.compactMap { column in
                    let rest = cells[column...].joined()
                    guard !cells[column].isEmpty, rest.hasPrefix(text) else { return nil }
                    let before = column > 0 ? cells[column - 1].last : nil
                    let after = rest.dropFirst(text.count).first
                    let isWhole = before?.isLetter != true && after?.isLetter != true
                    return isWhole ? Place(column: column, row: row) : nil
                }
        }
    }

    /// The window has another size; what was shown is forgotten, as the program draws it anew.
    package mutating func resize(columns: Int, rows: Int) {
        size = (columns, rows)
        self.rows = Self.blank(columns, rows)
        hidden = hidden.isEmpty ? [] : Self.blank(columns, rows)
        cursor = (0, 0)
        lines = Array(repeating: "", count: rows)
        stale = Array(repeating: false, count: rows)
    }

    /// Takes what the program wrote; a sequence that is cut off waits for its end.
    package mutating func feed(_ bytes: [UInt8]) {
        rest += bytes
        var place = 0
        while place < rest.count, let length = take(rest[place...]) { place += length }
        rest.removeFirst(place)
        refresh()
    }

    /// Makes the lines anew that have changed.
    private mutating func refresh() {
        for row in rows.indices where stale[row] {
            var text = rows[row].joined()
            while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
            lines[row] = text
            stale[row] = false
        }
    }

    private mutating func allChanged() { stale = Array(repeating: true, count: rows.count) }

    private static func blank(_ columns: Int, _ rows: Int) -> [[String]] {
        Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    // MARK: - Bytes

    /// Takes one character or sequence; the number of its bytes, or nil when it is not complete.
    private mutating func take(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first else { return nil }
        switch first {
        case 0x1B: return takeEscape(bytes)
        case 0x0A: lineFeed()
        case 0x0D: cursor.x = 0
        case 0x08: cursor.x = max(0, cursor.x - 1)
        case 0x07: bells += 1
        case ..<0x20, 0x7F: strays.append("control \(first)")
        default: return takeCharacter(bytes)
        }
        return 1
    }

    private mutating func takeCharacter(_ bytes: ArraySlice<UInt8>) -> Int? {
        let length = bytes[bytes.startIndex].utf8Length
        guard bytes.count >= length else { return nil }
        let character = bytes.prefix(length)
        guard let text = String(validating: character, as: UTF8.self) else {
            if let escape = character.firstIndex(of: 0x1B) {
                cuts += 1
                return escape - bytes.startIndex
            }
            strays.append("bytes \(Array(character))")
            return 1
        }
        put(text)
        return length
    }

    private mutating func takeEscape(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count > 1 else { return nil }
        let body = bytes.dropFirst(2)
        switch bytes[bytes.startIndex + 1] {
        case UInt8(ascii: "["):
            guard let end = body.firstIndex(where: { $0 >= 0x40 || $0 < 0x20 }) else { return nil }
            // A new Esc cancels a sequence that a broken program left open.
            guard bytes[end] >= 0x40 else {
                cuts += 1
                return end - bytes.startIndex
            }
            control(String(decoding: body[..<end], as: UTF8.self), Character(Unicode.Scalar(bytes[end])))
            return end - bytes.startIndex + 1
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
            guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
            let text = String(decoding: body[..<end], as: UTF8.self)
            if bytes[bytes.startIndex + 1] == UInt8(ascii: "]"), text.hasPrefix("52;") { copies.append(text) }
            modes.take(bytes[bytes.startIndex + 1], text)
            return end - bytes.startIndex + (bytes[end] == 0x07 ? 1 : 0)
        case UInt8(ascii: "\\"): return 2
        default:
            strays.append("escape \(bytes[bytes.startIndex + 1])")
            return 2
        }
    }

    // MARK: - Sequences

    private mutating func control(_ body: String, _ final: Character) {
        if body.hasPrefix("?"), let mode = Int(body.dropFirst()), final == "h" || final == "l" {
            return set(mode, final == "h")
        }
        if modes.take(body, final) { return }
        let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        let count = max(1, numbers[0] ?? 1)
        switch (body, final) {
        case (_, "H"): move(x: (numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1, y: count - 1)
        case (_, "G"): move(x: count - 1, y: cursor.y)
        case (_, "A"): move(x: cursor.x, y: cursor.y - count)
        case (_, "B"): move(x: cursor.x, y: cursor.y + count)
        case (_, "C"): move(x: cursor.x + count, y: cursor.y)
        case (_, "D"): move(x: cursor.x - count, y: cursor.y)
        case (_, "X"): erase(cursor.x..<cursor.x + count)
        case ("", "K"), ("0", "K"): erase(cursor.x..<size.columns)
        case ("2", "J"):
            rows = Self.blank(size.columns, size.rows)
            allChanged()
        case (_, "b"): for _ in 0..<count { put(last) }
        // How large a cell is: this terminal has no pixels.
        case ("14", "t"), ("16", "t"), (">", "q"): break
        case ("?2026$", "p"): answers += Array("\u{1B}[?2026;2$y".utf8)
        case ("?", "u"): break
        case ("", "c"): answers += Array("\u{1B}[?62;22c".utf8)
        default: strays.append("CSI \(body)\(final)")
        }
    }

    private mutating func set(_ mode: Int, _ on: Bool) {
        let was = modes.isOn(mode)
        modes.set(mode, on)
        switch mode {
        case 1049 where on && !was:
            (hidden, rows) = (rows, Self.blank(size.columns, size.rows))
            allChanged()
        case 1049 where !on && was:
            (rows, hidden) = (hidden, [])
            allChanged()
        case 2026 where !on && was:
            refresh()
            onFrame?(self)
        default: break
        }
    }

    private mutating func move(x: Int, y: Int) {
        cursor = (min(max(0, x), size.columns - 1), min(max(0, y), size.rows - 1))
    }

    private mutating func erase(_ columns: Range<Int>) {
        stale[cursor.y] = true
        for x in columns where x < size.columns { rows[cursor.y][x] = " " }
    }

    // MARK: - Characters

    private mutating func put(_ text: String) {
        let width = text.unicodeScalars.first?.columns ?? 0
        guard width > 0 else {
            stale[cursor.y] = true
            rows[cursor.y][max(0, cursor.x - 1)] += text
            return
        }
        if cursor.x + width > size.columns {
            guard modes.isOn(7) else { return }
            cursor.x = 0
            lineFeed()
        }
        rows[cursor.y][cursor.x] = text
        stale[cursor.y] = true
        if width == 2 { rows[cursor.y][cursor.x + 1] = "" }
        last = text
        cursor.x += width
        if !modes.isOn(7) { cursor.x = min(cursor.x, size.columns - 1) }
    }

    private mutating func lineFeed() {
        if cursor.y < size.rows - 1 {
            cursor.y += 1
        } else {
            rows.removeFirst()
            rows.append(Array(repeating: " ", count: size.columns))
            allChanged()
        }
    }
}

extension TextScreen: CustomStringConvertible {
    /// The lines, for messages of tests.
    package var description: String { lines.map { "|" + $0 }.joined(separator: "\n") }
}

extension UInt8 {
    /// How many bytes a character has that begins with this one (RFC 3629).
    fileprivate var utf8Length: Int {
        switch self {
        case 0xC0..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0...: 4
        default: 1
        }
    }
}

extension Unicode.Scalar {
    /// The columns that a terminal gives to it; of the wide ones only those that people write names in.
    fileprivate var columns: Int {
        switch value {
        case 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0x1F300...0x1F64F, 0x1F7E0...0x1F7EB, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
