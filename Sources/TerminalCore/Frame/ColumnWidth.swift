/// How many columns a scalar takes: what `wcwidth` says, with the Unicode emoji presentation.
enum ColumnWidth {
    /// 0 for marks and format characters, 2 for East Asian wide ones and emoji, else 1.
    ///
    /// A regional indicator counts 1, as a flag of two of them takes 2.
    static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return 1 }
        if isBlockElement(value) { return 1 }
        if isZero(scalar) { return 0 }
        if isWide(value) { return 2 }
        return scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar) ? 2 : 1
    }

    static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    /// Box drawing, blocks and shapes, which fill most of a frame: answered without a search.
    private static func isBlockElement(_ value: UInt32) -> Bool { (0x2500...0x25FC).contains(value) }

    private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
        // The vowels and trailing consonants of Hangul join the leading one's two columns.
        if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) {
            return true
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return true
        default: return false
        }
    }

    private static func isWide(_ value: UInt32) -> Bool {
        guard value >= wide[0].lowerBound else { return false }
        var low = 0
        var high = wide.count
        while low < high {
            let middle = (low + high) / 2
            if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < wide.count && wide[low].contains(value)
    }

    /// The ranges that EastAsianWidth.txt (Unicode 15) calls W or F and that are no emoji; gaps that
    /// hold no assigned character are closed.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
        0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
        0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F265,
        0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
