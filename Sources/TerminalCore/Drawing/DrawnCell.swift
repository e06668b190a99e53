/// A cell reduced to what a terminal can show; equal ones look equal.
struct DrawnCell: Hashable {
    var glyph: Glyph
    var pen: Pen

    /// Where no ink shows, its colour and weight are dropped, so that blanks compare equal by their ground alone.
    init(_ cell: Cell, _ capabilities: Capabilities) {
        glyph = capabilities.glyphSet.fallback(for: cell.glyph)
        if glyph == .continuation && capabilities.glyphSet != .unicode { glyph = .space }
        pen = Pen(cell.style, depth: capabilities.depth, evensYellow: capabilities.isGNUScreen)
        // On the terminal's own ground a picture may lie under the glyph, and would hide a ground.
        if glyph == .fullBlock && pen.foreground != .standard && pen.background != .standard
            && !(capabilities.isLinuxConsole && pen.foreground.isBright)
            && pen.attributes.isDisjoint(with: Pen.backgroundAttributes)
        {
            glyph = .space
            pen.background = pen.foreground
        }
        if glyph != .continuation && glyph.isHidden(by: pen) { glyph = .space }
        if glyph == .space {
            pen.attributes.formIntersection(Pen.backgroundAttributes)
            if pen.attributes.isEmpty { pen.foreground = .standard }
        }
    }

    /// Whether erasing with this ground draws the cell.
    var isErasable: Bool { glyph == .space && pen.attributes.isEmpty }
}

extension Glyph {
    static let fullBlock = Glyph("█" as Unicode.Scalar)

    /// Whether a narrow glyph is invisible because its ink is the ground.
    fileprivate func isHidden(by pen: Pen) -> Bool {
        pen.foreground == pen.background && pen.foreground != .standard && columns == 1
            && pen.attributes.isDisjoint(with: Pen.backgroundAttributes)
    }
}
