/// What a Unicode scalar may do in text that is drawn; the one place that decides it.
package enum DisplayClass {
    /// Stands for itself: letters, digits, signs, symbols, emoji.
    case letter
    /// Sits on the letter before it.
    case mark
    /// Becomes one plain space: every kind of space, tab and line end, whose widths differ or move the cursor.
    case space
    /// Is removed, because it is invisible and changes how its neighbours are drawn or read.
    ///
    /// Format and zero-width scalars, bidirectional overrides and isolates, tags, variation selectors and
    /// the skin tones. The zero-width joiner, the selectors and the tones are needed by some emoji, but
    /// terminals disagree on the width of such sequences (one cell or two, two or four), and a line whose
    /// width is not known cannot be drawn over. Without them the emoji stand side by side, each two cells
    /// wide, everywhere.
    case ignorable
    /// Becomes U+FFFD, so that one sees that something stood there: control, unassigned, private use.
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
