/// What one cell shows, in 64 bits: up to three scalars of 21 bits, or the mark of a second half.
///
/// Three are enough for a letter with the two marks that safe text allows, a flag, a keycap and an
/// emoji with its skin tone; longer clusters are cut into several glyphs or to their first three.
struct Glyph: Hashable, Sendable {
    private let bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    static let space = Glyph(bits: 0x20)
    static let continuation = Glyph(bits: 1 << 63)

    init(_ scalar: Unicode.Scalar) { bits = UInt64(Glyph.harmless(scalar).value) }

    init(_ character: Character) {
        var first: Glyph?
        Glyph.split(character) { first = first ?? $0 }
        self = first ?? .space
    }

    /// One to three; the continuation has none.
    var scalars: [Unicode.Scalar] {
        guard self != .continuation else { return [] }
        return [0, 21, 42].compactMap { shift in
            let value = UInt32(truncatingIfNeeded: bits >> shift) & 0x1F_FFFF
            return shift > 0 && value == 0 ? nil : Unicode.Scalar(value)
        }
    }

    var single: Unicode.Scalar? {
        bits >> 21 == 0 ? Unicode.Scalar(UInt32(truncatingIfNeeded: bits)) : nil
    }

    var character: Character {
        if let single { return Character(single) }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text.first ?? " "
    }

    /// Columns taken, 1 or 2 (a cluster of several scalars as newer terminals count it).
    var columns: Int {
        if let single { return max(1, ColumnWidth.of(single)) }
        let scalars = scalars
        let isPair = scalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
        return isPair ? 2 : min(2, max(1, scalars.reduce(0) { $0 + ColumnWidth.of($1) }))
    }

    /// Whether terminals disagree on the columns, so that the cursor must be placed again after it: flags, skin
    /// tones, variation selectors, spacing marks and recent emoji.
    var hasAmbiguousWidth: Bool {
        if let single {
            // Nothing before the watch (U+231A) is an emoji by itself, nor is a line, a block or a shape.
            if single.value < 0x231A || (0x2500...0x25FC).contains(single.value) { return false }
            return single.value >= 0x1F000 && single.value < 0x20000 || single.properties.isEmojiPresentation
        }
        return scalars.contains { scalar in
            (0xFE00...0xFE0F).contains(scalar.value) || scalar.value >= 0x1F000 && scalar.value < 0x20000
                || scalar.properties.generalCategory == .spacingMark
                || scalar.properties.canonicalCombiningClass == .virama
        }
    }
}

extension Glyph {
    static func split(_ text: String, _ body: (Glyph) -> Void) {
        for character in text { split(character, body) }
    }

    /// One glyph, unless the cluster is longer than a cell can hold.
    static func split(_ character: Character, _ body: (Glyph) -> Void) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return }
        if scalars.count == 1 { return body(Glyph.base(first)) }
        let isLong = scalars.count > 3
        var piece = Glyph.base(first)
        for scalar in scalars.dropFirst() {
            if isLong && startsCell(scalar) {
                body(piece)
                piece = Glyph.base(scalar)
            } else {
                piece = piece.adding(scalar)
            }
        }
        body(piece)
    }

    /// A mark without a letter gets a space.
    private static func base(_ scalar: Unicode.Scalar) -> Glyph {
        let glyph = Glyph(scalar)
        return ColumnWidth.of(harmless(scalar)) > 0 ? glyph : Glyph.space.adding(scalar)
    }

    /// Whether a terminal that goes by `wcwidth` puts this scalar of a cluster into a cell of its own.
    private static func startsCell(_ scalar: Unicode.Scalar) -> Bool {
        ColumnWidth.of(scalar) > 0 && !ColumnWidth.isRegionalIndicator(scalar)
            && !scalar.properties.isEmojiModifier && scalar.properties.generalCategory != .spacingMark
    }

    /// Unchanged where the glyph is full or the scalar could do harm.
    private func adding(_ scalar: Unicode.Scalar) -> Glyph {
        guard Glyph.harmless(scalar) == scalar, scalar.properties.generalCategory != .format else {
            return self
        }
        if bits >> 21 == 0 { return Glyph(bits: bits | UInt64(scalar.value) << 21) }
        if bits >> 42 == 0 { return Glyph(bits: bits | UInt64(scalar.value) << 42) }
        return self
    }

    /// U+FFFD for what could move the cursor or reorder a line: a last guard, as cells can be made of any character.
    private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.value >= 0x20 && scalar.value < 0x7F { return scalar }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return "\u{FFFD}"
        case .format: return scalar.value == 0xAD ? "-" : "\u{FFFD}"
        default: return scalar
        }
    }
}
