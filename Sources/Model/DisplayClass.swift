/// What a Unicode scalar may do in text that is drawn; the one place that decides it.
package enum DisplayClass {
    /// Drawn as it is: letters, digits, signs, symbols, emoji.
    case letter
    /// Combines with the letter before it.
    case mark
    /// Becomes a plain space: every kind of space, tab and line end, whose widths differ or move the cursor.
    case space
    /// Removed, because it is invisible and changes how its neighbours are drawn or read: format and zero-width scalars,
    /// bidirectional overrides and isolates, tags, variation selectors and skin tones. Some emoji need the zero-width
    /// joiner, selectors and tones, but terminals disagree on the width of such sequences (one cell or two, two or four),
    /// and a line of unknown width cannot be drawn over. Without them each emoji is two cells wide everywhere.
    case ignorable
    /// Becomes U+FFFD, a visible sign of what was there: control, unassigned, private use.
    case replaced

    package init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x21...0x7E: self = .letter
        case 0x20, 0x09...0x0D, 0x85, 0xA0: self = .space
        case 0x00..<0x20, 0x7F...0x9F: self = .replaced
        case 0xAD: self = .ignorable
        case 0xA1..<0x300: self = .letter
        case 0x1F3FB...0x1F3FF: self = .ignorable
        default: self.init(scalar.properties)
        }
    }

    private init(_ properties: Unicode.Scalar.Properties) {
        if properties.isDefaultIgnorableCodePoint {
            self = .ignorable
            return
        }
        self =
            switch properties.generalCategory {
            case .format: .ignorable
            case .spaceSeparator, .lineSeparator, .paragraphSeparator: .space
            case .control, .surrogate, .privateUse, .unassigned: .replaced
            case .nonspacingMark, .spacingMark, .enclosingMark: .mark
            default: .letter
            }
    }
}
