import Model
import TerminalCore

/// A share as the length of a bar, in half columns where glyphs allow.
struct Bar {
    /// 0 to 1.
    let share: Double
    let columns: Int
    /// Whether the missing part is drawn, too.
    var hasTrack = false

    /// Over the ground of a style; anything above 0 is visible.
    func draw(on canvas: inout Canvas, at origin: Point, _ style: Style, _ display: DisplayStyle) {
        let halves = max(share > 0 ? 1 : 0, Int((min(1, share) * Double(columns * 2)).rounded()))
        if hasTrack {
            for x in 0..<columns { canvas[origin.x + x, origin.y] = Cell("─", style) }
        }
        // The console's font has one weight of lines.
        guard display.unicode, display.colours != .console else {
            for x in 0..<(halves + 1) / 2 { canvas[origin.x + x, origin.y] = Cell("▬", style) }
            return
        }
        for x in 0..<halves / 2 { canvas[origin.x + x, origin.y] = Cell("━", style) }
        if !halves.isMultiple(of: 2) {
            canvas[origin.x + halves / 2, origin.y] = Cell(hasTrack ? "╾" : "╸", style)
        }
    }
}

/// A row of dots: full ones for what is done.
struct ProgressDots {
    let done: Int
    let count: Int

    func text(gap: String = "") -> SafeText {
        SafeText((0..<count).map { $0 < done ? "●" : "○" }.joined(separator: gap))
    }
}
