import Model
import TerminalCore

/// A disc's cells, worked out once for a window: the glyph of each and what its colours are mixed of, so that a
/// frame only mixes colours.
struct DiscRaster: Hashable, Sendable {
    /// A cell of the disc.
    struct Plan: Hashable, Sendable {
        var position: Point
        var glyph: Character
        /// Places in `blends`.
        var ink: Int
        var ground: Int
        var quarter: Pad
    }

    /// How far a pad swells on every side when it is pressed, in widths of a cell.
    private static let swelling = 0.5

    let disc: Disc
    /// Every colour of the disc.
    private(set) var blends: [LayerBlend] = []
    /// The cells that are not wholly outside, row by row.
    private(set) var plans: [Plan] = []

    /// Works the cells of a disc out.
    init(_ disc: Disc) {
        self.disc = disc
        plan(disc.bounds, swollen: 0)
    }

    /// The raster with one pad swollen by a press.
    func jolted(_ pad: Pad) -> DiscRaster {
        var result = self
        result.plans.removeAll { $0.quarter == pad }
        let bounds = disc.bounds
        let outward = Disc.outward(pad)
        let rows = bounds.size.height / 2 + 1
        let quarter = Rect(
            x: outward.x < 0 ? bounds.left : disc.centreColumn,
            y: outward.y < 0 ? bounds.top : disc.middleRow, width: bounds.size.width / 2, height: rows)
        result.plan(quarter, swollen: Self.swelling) { $0 == pad }
        return result
    }

    private mutating func plan(_ area: Rect, swollen: Double, _ isWanted: (Pad) -> Bool = { _ in true }) {
        var places = Dictionary(uniqueKeysWithValues: zip(blends, 0...))
        func place(_ blend: LayerBlend, _ blends: inout [LayerBlend]) -> Int {
            if let place = places[blend] { return place }
            places[blend] = blends.count
            blends.append(blend)
            return blends.count - 1
        }
        for row in area.top..<area.bottom {
            for column in area.left..<area.right {
                let samples = CellSamples(disc, column: column, row: row, swollen: swollen)
                guard isWanted(samples.quarter), !samples.isOutside else { continue }
                let shape = samples.shape
                plans.append(
                    Plan(
                        position: Point(x: column, y: row), glyph: shape.glyph,
                        ink: place(shape.ink, &blends), ground: place(shape.ground, &blends),
                        quarter: samples.quarter))
            }
        }
    }

    /// Draws the disc with each layer in its present colour.
    func draw(on canvas: inout Canvas, paint: DiscPaint) {
        let colours = blends.map(paint.colour)
        for plan in plans {
            let ground = colours[plan.ground]
            canvas[plan.position.x, plan.position.y] =
                plan.glyph == " "
                ? Cell(" ", Style(.terminalDefault, on: ground))
                : Cell(plan.glyph, Style(colours[plan.ink], on: ground))
        }
    }
}
