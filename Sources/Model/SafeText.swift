@_spi(_Unicode) internal import Swift

/// Text that is safe to draw: the only kind that the canvas, standard output and standard error take.
///
/// Control, private and unassigned scalars become U+FFFD, invisible ones are removed, every space and line end is a plain
/// space, a letter has at most two combining marks, and the text is in normal form C and bounded in length, so that no name,
/// file, argument or system error can move the cursor, change the terminal or reorder the line. Idempotent.
package struct SafeText: Hashable, Sendable {
    /// In scalars; longer text ends in `…`. The widest terminals have some 1,000 columns.
    package static let maxLength = 4096
    /// Combining marks on one letter; Vietnamese and Thai need two.
    package static let maxMarks = 2

    package let string: String

    package init(_ untrusted: some StringProtocol) {
        string = SafeText.isPlain(untrusted) ? String(untrusted) : SafeText.cleaned(untrusted)
    }

    /// Nearly all text is, and every frame draws much of it, so no property is looked up.
    private static func isPlain(_ text: some StringProtocol) -> Bool {
        func isPlain(_ bytes: some Collection<UInt8>) -> Bool {
            bytes.count <= maxLength && bytes.allSatisfy { (0x20...0x7E).contains($0) }
        }
        // Reading any other kind of string byte by byte would take ten times as long.
        return text.utf8.withContiguousStorageIfAvailable { isPlain($0) } ?? isPlain(text.utf8)
    }

    private static func cleaned(_ untrusted: some StringProtocol) -> String {
        let read = untrusted.unicodeScalars.prefix(maxLength)
        var allowed = String.UnicodeScalarView()
        var joins = false
        for scalar in read {
            // Of emoji that are joined into one picture the first stands for all, as many terminals draw each.
            let isJoined = joins && scalar.isPicture
            joins = !isJoined && scalar == "\u{200D}" && allowed.last?.isPicture == true
            if isJoined { continue }
            switch DisplayClass(scalar) {
            case .letter, .mark: allowed.append(scalar)
            case .space: allowed.append(" ")
            case .ignorable: break
            case .replaced: allowed.append("\u{FFFD}")
            }
        }
        let marked = withFewMarks(String(allowed)._nfc)
        let isCut = read.endIndex < untrusted.unicodeScalars.endIndex || marked.count > maxLength
        return String(isCut ? String.UnicodeScalarView(marked.prefix(maxLength - 1) + ["…"]) : marked)
    }

    /// Drops the third mark of a letter and later ones, and marks without a letter.
    private static func withFewMarks(_ scalars: some Sequence<Unicode.Scalar>) -> String.UnicodeScalarView {
        var result = String.UnicodeScalarView()
        var marks = maxMarks
        for scalar in scalars {
            if case .mark = DisplayClass(scalar) { marks += 1 } else { marks = 0 }
            if marks <= maxMarks { result.append(scalar) }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// An emoji, and no digit or letter that can be made one.
    fileprivate var isPicture: Bool { value > 0x2000 && properties.isEmoji }
}

extension SafeText: ExpressibleByStringInterpolation, CustomStringConvertible {
    package init(stringLiteral value: String) { self.init(value) }

    package var description: String { string }

    package static func + (left: SafeText, right: SafeText) -> SafeText {
        SafeText(left.string + right.string)
    }
}
