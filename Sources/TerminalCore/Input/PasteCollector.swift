import Model

/// Collects a bracketed paste up to `ESC [ 201 ~` and keeps its beginning.
struct PasteCollector: Sendable {
    private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    private var kept: [UInt8] = []
    /// All that has come, what looks like the end included.
    private var count = 0
    private var matched = 0

    var isComplete: Bool { matched == PasteCollector.end.count }

    /// Returns how many bytes belong to the paste.
    mutating func collect(_ bytes: Span<UInt8>) -> Int {
        var index = 0
        while index < bytes.count && !isComplete {
            let byte = bytes[index]
            if kept.count < KeyDecoder.pasteLimit { kept.append(byte) }
            // Only its first byte is Esc, so a mismatch never hides another beginning but that one.
            matched = byte == PasteCollector.end[matched] ? matched + 1 : byte == 0x1B ? 1 : 0
            index += 1
        }
        count += index
        return index
    }

    /// Line breaks and tabs become spaces; a character cut by the limit is left out.
    mutating func finish() -> SafeText {
        defer { self = PasteCollector() }
        let spaced = kept.prefix(count - matched).map { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 ? 0x20 : $0 }
        return SafeText(String(decoding: spaced[..<wholeCharacters(spaced)], as: UTF8.self))
    }

    private func wholeCharacters(_ bytes: [UInt8]) -> Int {
        guard bytes.count >= KeyDecoder.pasteLimit, let last = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 })
        else { return bytes.count }
        return bytes[last] < 0x80 ? bytes.count : last
    }
}
