/// A cell as a terminal of certain capabilities is told of it; equal ones look equal.
struct DrawnCell: Hashable {
    var glyph: Glyph
    var pen: Pen

    /// Reduces a cell to what a terminal can show. Where no ink shows, the ink's colour and weight
    /// are taken out, so that blanks compare equal by their ground alone.
    init(_ cell: Cell, _ capabilities: Capabilities) {
        glyph = capabilities.repertoire.standIn(for: cell.glyph)
        if glyph == .continuation && capabilities.repertoire != .unicode { glyph = .space }
        pen = Pen(cell.style, depth: capabilities.depth)
        if glyph == .fullBlock && pen.foreground != .standard
            && pen.attributes.isDisjoint(with: Pen.groundAttributes)
        {
            glyph = .space
            pen.background = pen.foreground
        }
        if glyph != .continuation && glyph.isHidden(by: pen) { glyph = .space }
        if glyph == .space {
            pen.attributes.formIntersection(Pen.groundAttributes)
            if pen.attributes.isEmpty { pen.foreground = .standard }
        }
    }

    /// Whether erasing with this ground draws the cell.
    var isErasable: Bool { glyph == .space && pen.attributes.isEmpty }

    /// For a half block, the other half with ink and ground exchanged: the same picture.
    var mirrored: DrawnCell? {
        guard let other = glyph.otherHalf, pen.attributes.isEmpty, pen.foreground != .standard,
            pen.background != .standard
        else { return nil }
        var result = self
        result.glyph = other
        result.pen.foreground = pen.background
        result.pen.background = pen.foreground
        return result
    }
}

extension Glyph {
    static let fullBlock = Glyph("█" as Unicode.Scalar)
    static let upperHalf = Glyph("▀" as Unicode.Scalar)
    static let lowerHalf = Glyph("▄" as Unicode.Scalar)

    fileprivate var otherHalf: Glyph? {
        self == .upperHalf ? .lowerHalf : self == .lowerHalf ? .upperHalf : nil
    }

    /// Whether nothing of a narrow glyph shows, as its ink is the ground.
    fileprivate func isHidden(by pen: Pen) -> Bool {
        pen.foreground == pen.background && pen.foreground != .standard && columns == 1
            && pen.attributes.isDisjoint(with: Pen.groundAttributes)
    }
}
