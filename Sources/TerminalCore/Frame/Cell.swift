/// One cell: a glyph and its look, in 24 bytes.
package struct Cell: Hashable, Sendable {
    var glyph: Glyph
    package var style: Style

    /// In a canvas, a wide cluster also takes the column to its right.
    package init(_ character: Character, _ style: Style) { self.init(Glyph(character), style) }

    init(_ glyph: Glyph, _ style: Style) { (self.glyph, self.style) = (glyph, style) }

    /// A space where this is the right half of a wide one.
    package var character: Character {
        get { glyph.character }
        set { glyph = Glyph(newValue) }
    }

    package var isContinuation: Bool { glyph == .continuation }
}
