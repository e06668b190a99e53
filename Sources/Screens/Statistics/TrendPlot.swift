import GameRules
import Model
import TerminalCore
import Localization

/// Scores over time: a point for each of the last games, and the mean of ten as a line.
///
/// The two differ in shape, so that no colour is needed to tell them apart.
struct TrendPlot {
    /// The games, oldest first.
    let points: [GameFigures.Point]
    let display: DisplayStyle
    let inks: SheetStyle

    /// Columns of the numbers at the left.
    private static let margin = 7

    /// Draws into an area of at least three rows.
    func draw(on canvas: inout Canvas, in area: Rect) {
        let field = Rect(
            x: area.left + Self.margin, y: area.top, width: area.size.width - Self.margin,
            height: area.size.height - 1)
        guard field.size.width > 4, field.size.height >= 2, !points.isEmpty else { return }
        let shown = Array(points.suffix(field.size.width))
        let scale = Scale(shown.flatMap { [$0.value, $0.meanOfTen] }, rows: field.size.height)
        drawAxis(scale, on: &canvas, field)
        drawMeans(shown.map { scale.dot($0.meanOfTen) }, on: &canvas, field)
        for (column, point) in shown.enumerated() {
            let row = scale.dot(point.value) / Scale.dotsOfCell
            canvas[field.left + column, field.top + row] = Cell(
                display.unicode ? "•" : "o", inks.title)
        }
        let count = shown.count
        let games: SafeText = tr(count, one: "the only game so far", other: "each of the last \(count) games")
        let mean: SafeText = isFine ? "⠤" : "-"
        let mark: SafeText = display.unicode ? "•" : "o"
        canvas.write(
            mark + " " + games + "   " + mean + " " + tr("mean of ten"),
            at: Point(x: field.left, y: area.bottom - 1), inks.quiet, limit: field.size.width)
    }

    /// Whether the terminal's font can be trusted with braille.
    private var isFine: Bool { display.unicode && display.colours != .console }

    private func drawAxis(_ scale: Scale, on canvas: inout Canvas, _ field: Rect) {
        for row in 0..<field.size.height {
            canvas[field.left - 1, field.top + row] = Cell(display.unicode ? "│" : "|", inks.quiet)
        }
        let ends = [(scale.top, field.top), (scale.bottom, field.bottom - 1)]
        for (value, row) in ends {
            canvas.writeRight("\(Int(value.rounded()))", endingAt: field.left - 2, row: row, inks.quiet)
        }
    }

    /// Four dots a row where there is braille, whole cells elsewhere.
    private func drawMeans(_ dots: [Int], on canvas: inout Canvas, _ field: Rect) {
        for (column, dot) in dots.enumerated() {
            let next = column + 1 < dots.count ? dots[column + 1] : dot
            let row = dot / Scale.dotsOfCell
            var pattern = Self.left[dot % Scale.dotsOfCell]
            let middle = (dot + next) / 2
            if middle / Scale.dotsOfCell == row { pattern |= Self.right[middle % Scale.dotsOfCell] }
            let braille = Unicode.Scalar(0x2800 + pattern).map(Character.init) ?? "-"
            canvas[field.left + column, field.top + row] = Cell(
                isFine ? braille : "-", inks.accent)
        }
    }

    /// The bits of a braille cell's dots from top to bottom (Unicode, block Braille Patterns).
    private static let left: [UInt32] = [0x01, 0x02, 0x04, 0x40]
    private static let right: [UInt32] = [0x08, 0x10, 0x20, 0x80]

    /// From values to dots, which are counted from the top.
    private struct Scale {
        static let dotsOfCell = 4
        let top: Double
        let bottom: Double
        let dots: Int

        init(_ values: [Double], rows: Int) {
            let least = values.min() ?? 0
            bottom = least < (values.max() ?? 0) / 2 ? min(0, least) : least.rounded(.down)
            top = max((values.max() ?? 0).rounded(.up), bottom + 1)
            dots = rows * Self.dotsOfCell
        }

        func dot(_ value: Double) -> Int {
            let share = (top - value) / (top - bottom)
            return min(dots - 1, max(0, Int((share * Double(dots - 1)).rounded())))
        }
    }
}

/// A share as a bar with its percentage's length.
struct ShareBar {
    let share: Double
    let display: DisplayStyle

    /// Draws into a row of an area.
    func draw(on canvas: inout Canvas, at origin: Point, width: Int, _ style: Style) {
        let full = min(width, max(0, Int((share * Double(width)).rounded())))
        for column in 0..<width {
            let glyph: Character =
                column < full ? (display.unicode ? "█" : "#") : (display.unicode ? "░" : ".")
            canvas[origin.x + column, origin.y] = Cell(glyph, style)
        }
    }
}
