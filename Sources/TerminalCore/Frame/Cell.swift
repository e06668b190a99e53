/// One cell: a glyph and its look, in 24 bytes.
package struct Cell: Hashable, Sendable {
    var glyph: Glyph
    /// Its look.
    package var style: Style

    /// Makes a cell of a cluster. Set into a canvas, a wide one takes the column to its right too.
    package init(_ character: Character, _ style: Style) {
        glyph = Glyph(character)
        self.style = style
    }

    init(_ glyph: Glyph, _ style: Style) {
        self.glyph = glyph
        self.style = style
    }

    /// The grapheme cluster shown; a space where this is the right half of a wide one.
    package var character: Character {
        get { glyph.character }
        set { glyph = Glyph(newValue) }
    }

    /// Whether this is the right half of the wide cluster to its left.
    package var isContinuation: Bool { glyph == .continuation }
}
