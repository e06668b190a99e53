import Model

/// Samples one cell of a disc, and finds the glyph and two colours that show it best.
struct CellSamples {
    /// Samples per side in each of the four parts of a cell.
    private static let across = 2
    private static let down = 3
    private static let perPart = across * down

    let quarter: Pad
    /// Samples of a layer per part: upper left, upper right, lower left, lower right. Nested arrays would
    /// take a sixth of the time to the first frame.
    private struct LayerCount {
        let layer: DiscLayer
        var parts: SIMD4<UInt8>

        var total: Int { Int(parts.wrappedSum()) }
    }

    private var counts: [LayerCount] = []

    /// Far from every edge one sample is enough.
    init(_ disc: Disc, column: Int, row: Int, swollen: Double) {
        let left = Double(column - disc.centreColumn)
        let top = (Double(row - disc.middleRow) - 0.5) * disc.rowHeight
        let (x, y) = (left + 0.5, top + disc.rowHeight / 2)
        quarter = Disc.quarter(x: x, y: y)
        if Self.isFarFromEdges(disc, x: x, y: y) {
            let layer = DiscLayer(disc, x: x, y: y, swollen: swollen)
            counts = [LayerCount(layer: layer, parts: SIMD4(repeating: UInt8(Self.perPart)))]
            return
        }
        for part in 0..<4 {
            for sample in 0..<Self.perPart {
                let (across, down) = (Double(sample % Self.across), Double(sample / Self.across))
                let inX = (Double(part % 2) + (across + 0.5) / Double(Self.across)) / 2
                let inY = (Double(part / 2) + (down + 0.5) / Double(Self.down)) / 2
                add(DiscLayer(disc, x: left + inX, y: top + inY * disc.rowHeight, swollen: swollen), part)
            }
        }
    }

    /// Farther than the cell's half diagonal.
    private static func isFarFromEdges(_ disc: Disc, x: Double, y: Double) -> Bool {
        let reach = 0.5 * (1 + disc.rowHeight * disc.rowHeight).squareRoot() + 0.6
        let distance = (x * x + y * y).squareRoot()
        return [disc.radius, disc.bezel, disc.isTimed ? disc.timeOuter : disc.hub, disc.hub].allSatisfy {
            abs($0 - distance) > reach
        }
            && abs(disc.depth(inPadAtX: x, y: y)) > reach
            && (distance < disc.hub || abs(x) > reach && abs(y) > reach)
    }

    private mutating func add(_ layer: DiscLayer, _ part: Int) {
        // In the middle row the parts above and below the centre line belong to one quarter.
        let index = counts.firstIndex { $0.layer == layer } ?? counts.endIndex
        if index == counts.endIndex { counts.append(LayerCount(layer: layer, parts: SIMD4())) }
        counts[index].parts[part] += 1
    }

    /// Whether nothing of the disc is visible here.
    var isOutside: Bool { counts.count == 1 && counts[0].layer == .outside }

    /// A pad is the ground where it has a part of the cell to itself, and so is the outside: the rest is
    /// drawn as a glyph, so that no seam shows in either where a font does not fill the cell.
    var shape: (glyph: Character, ink: LayerBlend, ground: LayerBlend) {
        let order = counts.sorted { $0.total > $1.total }
        guard order.count > 1 else { return (" ", LayerBlend(order[0].layer), LayerBlend(order[0].layer)) }
        let ground = (order.first { $0.layer.isPad } ?? order.first { $0.layer == .outside } ?? order[0])
        let isInked = (0..<4).reduce(0) { 2 * Int(ground.parts[$1]) < Self.perPart ? $0 | 1 << $1 : $0 }
        let inked = isInked.nonzeroBitCount
        var others = order.filter { $0.layer != ground.layer }
        // The bezel is thin and must be continuous: against the outside nothing else is shown.
        if ground.layer == .outside, let bezel = others.firstIndex(where: { $0.layer.isBezel }) {
            others.swapAt(0, bezel)
        }
        let groundArea = Double(ground.total) / Double(Self.perPart)
        // Ground that is outside its own parts is mixed into the ink, so that its area stays true.
        guard inked > 0 else { return (" ", LayerBlend(others[0].layer), LayerBlend(ground.layer)) }
        let rest = max(0, groundArea - Double(4 - inked)) / Double(inked)
        // The layer with most of the ink, blended with the ground.
        let step = Int((rest * Double(LayerBlend.steps)).rounded())
        let ink = LayerBlend(others[0].layer, ground.layer, share: step)
        guard inked < 4 else { return (" ", ink, ink) }
        return (Self.glyphs[isInked], ink, LayerBlend(ground.layer))
    }

    /// Indexed by the inked parts, a bit each.
    private static let glyphs: [Character] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}
