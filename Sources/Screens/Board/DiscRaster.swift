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
    static let swelling = 0.5

    let disc: Disc
    /// Every colour of the disc.
    private(set) var blends: [LayerBlend] = []
    /// The cells that are not wholly outside, row by row.
    private(set) var plans: [Plan] = []

    /// Works the cells of a disc out.
    init(_ disc: Disc) {
        self.disc = disc
        plan(disc.bounds)
    }

    /// The raster with one pad swollen by a press: only the cells at its edges are worked out again.
    func jolted(_ pad: Pad) -> DiscRaster {
        var result = self
        var places = Dictionary(uniqueKeysWithValues: zip(blends, 0...))
        // From a cell's middle to its corner.
        let reach = 0.5 * (1 + disc.rowHeight * disc.rowHeight).squareRoot()
        for index in plans.indices where plans[index].quarter == pad {
            let position = plans[index].position
            let x = Double(position.x - disc.centreColumn) + 0.5
            let y = Double(position.y - disc.middleRow) * disc.rowHeight
            let depth = disc.depth(inPadAtX: x, y: y)
            guard depth >= -Self.swelling - reach, depth <= reach else { continue }
            let samples = CellSamples(
                disc, column: position.x, row: position.y, swollen: Self.swelling)
            result.plans[index] = result.plan(samples, at: position, &places)
        }
        return result
    }

    /// Works out all cells.
    private mutating func plan(_ area: Rect) {
        var places: [LayerBlend: Int] = [:]
        for row in area.top..<area.bottom {
            for column in area.left..<area.right {
                let samples = CellSamples(disc, column: column, row: row, swollen: 0)
                guard !samples.isOutside else { continue }
                plans.append(plan(samples, at: Point(x: column, y: row), &places))
            }
        }
    }

    private mutating func plan(
        _ samples: CellSamples, at position: Point, _ places: inout [LayerBlend: Int]
    ) -> Plan {
        let shape = samples.shape
        let ink = place(of: shape.ink, &places)
        return Plan(
            position: position, glyph: shape.glyph, ink: ink, ground: place(of: shape.ground, &places),
            quarter: samples.quarter)
    }

    /// The place of a blend in `blends`, which has it from now on.
    private mutating func place(of blend: LayerBlend, _ places: inout [LayerBlend: Int]) -> Int {
        if let place = places[blend] { return place }
        places[blend] = blends.count
        blends.append(blend)
        return blends.count - 1
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
