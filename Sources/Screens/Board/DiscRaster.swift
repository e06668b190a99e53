import Model
import TerminalCore

/// A disc's cells, computed once for a window: glyphs and mixing ratios, so that a frame only mixes colours.
struct DiscRaster: Hashable, Sendable {
    struct Plan: Hashable, Sendable {
        var position: Point
        var glyph: Character
        /// Index into `blends`.
        var ink: Int
        var ground: Int
        var quarter: Pad
    }

    /// How far a pressed pad grows on every side, in cell widths.
    static let swelling = 0.5

    private(set) var disc: Disc
    private(set) var blends: [LayerBlend] = []
    /// Cells not wholly outside, row by row.
    private(set) var plans: [Plan] = []
    private var swollen = Pad.allCases.map { _ in Memo<DiscRaster>() }

    init(_ disc: Disc) {
        self.disc = disc
        plan(disc.bounds)
    }

    func moved(columns: Int, rows: Int) -> DiscRaster {
        var moved = self
        moved.disc = disc.moved(columns: columns, rows: rows)
        for index in plans.indices {
            moved.plans[index].position.x += columns
            moved.plans[index].position.y += rows
        }
        moved.swollen = Pad.allCases.map { _ in Memo() }
        return moved
    }

    /// Computed when the pad is first pressed.
    func shaken(_ pad: Pad) -> DiscRaster { swollen[pad.rawValue].value { swelling(pad) } }

    /// Only cells at the pad's edges are recomputed.
    private func swelling(_ pad: Pad) -> DiscRaster {
        var result = self
        var indices = Self.noIndices
        for (index, blend) in blends.enumerated() { indices[blend.code] = Int16(index) }
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
            result.plans[index] = result.plan(samples, at: position, &indices)
        }
        return result
    }

    private mutating func plan(_ area: Rect) {
        var indices = Self.noIndices
        for row in area.top..<area.bottom {
            for column in area.left..<area.right {
                let samples = CellSamples(disc, column: column, row: row, swollen: 0)
                guard !samples.isOutside else { continue }
                plans.append(plan(samples, at: Point(x: column, y: row), &indices))
            }
        }
    }

    /// Indices into `blends` by code: looked up for every cell before the first frame, for which a dictionary
    /// is too slow.
    private static var noIndices: [Int16] { [Int16](repeating: -1, count: LayerBlend.codes) }

    private mutating func plan(
        _ samples: CellSamples, at position: Point, _ indices: inout [Int16]
    ) -> Plan {
        let shape = samples.shape
        let ink = index(of: shape.ink, &indices)
        return Plan(
            position: position, glyph: shape.glyph, ink: ink, ground: index(of: shape.ground, &indices),
            quarter: samples.quarter)
    }

    private mutating func index(of blend: LayerBlend, _ indices: inout [Int16]) -> Int {
        if indices[blend.code] < 0 {
            indices[blend.code] = Int16(blends.count)
            blends.append(blend)
        }
        return Int(indices[blend.code])
    }

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
