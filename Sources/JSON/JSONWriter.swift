import Model

/// Whatever `SafeText` would refuse is escaped: the text is exact and safe to show in a terminal.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private let layout: JSON.Layout

    init(_ layout: JSON.Layout) { self.layout = layout }

    mutating func write(_ value: JSON, depth: Int = 0) {
        switch value {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let truth): bytes.append(contentsOf: (truth ? "true" : "false").utf8)
        case .number(let text): bytes.append(contentsOf: text.utf8)
        case .string(let text): write(text)
        case .unpairedString(let spelled): bytes.append(contentsOf: "\"\(spelled)\"".utf8)
        case .array(let elements):
            list("[", elements, "]", depth: depth) { $0.write($1, depth: depth + 1) }
        case .object(let object):
            // Stable, so that duplicates keep their order.
            let sorted = object.members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            list("{", sorted, "}", depth: depth) {
                $0.write($1.key)
                $0.bytes.append(contentsOf: ($0.layout == .pretty ? ": " : ":").utf8)
                $0.write($1.value, depth: depth + 1)
            }
        }
    }

    private mutating func list<Element>(
        _ open: Unicode.Scalar, _ elements: [Element], _ close: Unicode.Scalar, depth: Int,
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            newline(depth + 1)
            write(&self, element)
        }
        if !elements.isEmpty { newline(depth) }
        bytes.append(UInt8(ascii: close))
    }

    private mutating func newline(_ depth: Int) {
        guard layout == .pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if text.utf8.allSatisfy(Self.isPlain) {
            bytes.append(contentsOf: text.utf8)
        } else {
            for scalar in text.unicodeScalars { write(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch (scalar, DisplayClass(scalar)) {
        case ("\"", _), ("\\", _): bytes.append(contentsOf: "\\\(scalar)".utf8)
        case ("\n", _): bytes.append(contentsOf: "\\n".utf8)
        case ("\t", _): bytes.append(contentsOf: "\\t".utf8)
        case (_, .letter), (_, .mark), (" ", _): bytes.append(contentsOf: String(scalar).utf8)
        default:
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                let zeros = String(repeating: "0", count: 4 - digits.count)
                bytes.append(contentsOf: "\\u\(zeros)\(digits)".utf8)
            }
        }
    }
}

extension JSON {
    package enum Layout: Sendable {
        /// One member a line, indented by two spaces.
        case pretty
        case compact
    }

    /// UTF-8, keys sorted by bytes, without a final line feed.
    package func bytes(_ layout: Layout) -> [UInt8] {
        var writer = JSONWriter(layout)
        writer.write(self)
        return writer.bytes
    }

    package func text(_ layout: Layout) -> String { String(decoding: bytes(layout), as: UTF8.self) }
}
