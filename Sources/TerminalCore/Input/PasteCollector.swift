import Model

/// Collects a bracketed paste up to `ESC [ 201 ~` and keeps its beginning.
struct PasteCollector: Sendable {
    private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    private var kept: [UInt8] = []
    private var matched = 0

    var isComplete: Bool { matched == PasteCollector.end.count }

    mutating func collect(_ bytes: Span<UInt8>) -> Int {
        var index = 0
        while index < bytes.count && !isComplete {
            if matched == 0 { index = skipText(bytes, from: index) }
            guard index < bytes.count else { break }
            match(bytes[index])
            index += 1
        }
        return index
    }

    /// Line breaks and tabs become spaces; a character cut by the limit is left out.
    mutating func finish() -> SafeText {
        defer { self = PasteCollector() }
        let spaced = kept.map { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 ? 0x20 : $0 }
        return SafeText(String(decoding: spaced[..<wholeCharacters(spaced)], as: UTF8.self))
    }

    /// Returns the index of the next byte that could begin the end.
    private mutating func skipText(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count && bytes[index] != 0x1B {
            if kept.count < KeyDecoder.pasteLimit { kept.append(bytes[index]) }
            index += 1
        }
        return index
    }

    /// Continues the end marker, or keeps what looked like it. Only its first byte is Esc, so a mismatch never
    /// hides another beginning but that one.
    private mutating func match(_ byte: UInt8) {
        if byte == PasteCollector.end[matched] {
            matched += 1
        } else {
            for passed in PasteCollector.end[..<matched] where kept.count < KeyDecoder.pasteLimit {
                kept.append(passed)
            }
            matched = byte == 0x1B ? 1 : 0
            if matched == 0 && kept.count < KeyDecoder.pasteLimit { kept.append(byte) }
        }
    }

    private func wholeCharacters(_ bytes: [UInt8]) -> Int {
        guard bytes.count >= KeyDecoder.pasteLimit, let last = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 })
        else { return bytes.count }
        return bytes[last] < 0x80 ? bytes.count : last
    }
}
