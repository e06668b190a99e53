@testable import TerminalCore

/// What the eye sees of a cell, so that different ways of drawing the same compare equal.
enum Look: Hashable, CustomStringConvertible {
    /// Upper and lower half.
    case halves(Ink, Ink)
    case glyph(String, Pen)
    case continuation
    /// A glyph that terminals do not agree on, and whatever is to its right.
    case disputed

    init(_ text: String, _ pen: Pen, isContinuation: Bool) {
        let isPlain = pen.attributes.isDisjoint(with: [.underline, .reverse])
        let isColoured = pen.foreground != .standard
        switch text {
        case _ where isContinuation: self = .continuation
        case " " where isPlain: self = .halves(pen.background, pen.background)
        case "█" where isPlain && isColoured: self = .halves(pen.foreground, pen.foreground)
        case "▀" where pen.attributes.isEmpty && isColoured && pen.background != .standard:
            self = .halves(pen.foreground, pen.background)
        case "▄" where pen.attributes.isEmpty && isColoured && pen.background != .standard:
            self = .halves(pen.background, pen.foreground)
        case _ where isPlain && isColoured && pen.foreground == pen.background && !text.isWide:
            self = .halves(pen.background, pen.background)
        case " ":
            var pen = pen
            pen.attributes.formIntersection([.underline, .reverse])
            self = .glyph(text, pen)
        default: self = .glyph(text, pen)
        }
    }

    var description: String {
        switch self {
        case .halves(let upper, let lower): "\(upper)/\(lower)"
        case .glyph(let text, let pen): "\(text) \(pen)"
        case .continuation: "continuation"
        case .disputed: "disputed"
        }
    }
}

extension String {
    fileprivate var isWide: Bool { first.map { Glyph($0).columns == 2 } ?? false }
    fileprivate var hasAmbiguousWidth: Bool { first.map { Glyph($0).hasAmbiguousWidth } ?? false }
}

extension ScreenModel {
    /// What is to be seen; where `places` says that a glyph is disputed, only that.
    func looks(disputed places: Set<Int>) -> [Look] {
        cells.enumerated().map { index, cell in
            places.contains(index)
                ? .disputed : Look(cell.text, cell.pen, isContinuation: cell.isContinuation)
        }
    }
}

extension Canvas {
    /// What should be seen on a terminal of certain capabilities.
    func looks(_ capabilities: Capabilities, disputed places: Set<Int>) -> [Look] {
        cells.enumerated().map { index, cell in
            if places.contains(index) { return .disputed }
            let isContinuation = cell.isContinuation && capabilities.glyphSet == .unicode
            let glyph = capabilities.glyphSet.fallback(for: cell.isContinuation ? .space : cell.glyph)
            let pen = Pen(cell.style, depth: capabilities.depth)
            return Look(String(glyph.character), pen, isContinuation: isContinuation)
        }
    }

    /// The places of glyphs on which terminals disagree, both columns of wide ones.
    func disputedPlaces(_ capabilities: Capabilities) -> Set<Int> {
        var places = Set<Int>()
        for (index, cell) in cells.enumerated()
        where capabilities.glyphSet.fallback(for: cell.glyph).hasAmbiguousWidth {
            places.insert(index)
            if cell.glyph.columns == 2 { places.insert(index + 1) }
        }
        return places
    }
}
