import Model

/// What the parts of one cell of a disc belong to, and the glyph and the two colours that show it best.
struct CellSamples {
    /// Samples across and down each of the four parts of a cell.
    private static let across = 2
    private static let down = 3
    private static let perPart = across * down

    /// The quarter of the disc that the cell lies in.
    let quarter: Pad
    /// How many samples a layer has in each part of the cell: upper left, upper right, lower left, lower right. Arrays in
    /// an array would take a sixth of the time to the first frame.
    private struct LayerCount {
        let layer: DiscLayer
        var parts: SIMD4<UInt8>

        var total: Int { Int(parts.wrappedSum()) }
    }

    private var counts: [LayerCount] = []

    /// Samples a cell. Far from every edge one sample stands for all.
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

    /// Whether no edge passes through a cell, by its half diagonal.
    private static func isFarFromEdges(_ disc: Disc, x: Double, y: Double) -> Bool {
        let reach = 0.5 * (1 + disc.rowHeight * disc.rowHeight).squareRoot() + 0.6
        let distance = (x * x + y * y).squareRoot()
        return [disc.radius, disc.rim, disc.isTimed ? disc.timeOuter : disc.hub, disc.hub].allSatisfy {
            abs($0 - distance) > reach
        }
            && abs(disc.depth(inPadAtX: x, y: y)) > reach
            && (distance < disc.hub || abs(x) > reach && abs(y) > reach)
    }

    private mutating func add(_ layer: DiscLayer, _ part: Int) {
        // In the middle row the cells above and below the centre's line are of one quarter.
        let place = counts.firstIndex { $0.layer == layer }
        if let place {
            counts[place].parts[part] += 1
        } else {
            var parts = SIMD4<UInt8>()
            parts[part] = 1
            counts.append(LayerCount(layer: layer, parts: parts))
        }
    }

    /// Whether nothing of the disc is to be seen here.
    var isOutside: Bool { share(of: .outside) > 0.97 }

    private func share(of layer: DiscLayer) -> Double {
        let total = counts.first { $0.layer == layer }?.total ?? 0
        return Double(total) / Double(4 * Self.perPart)
    }

    /// A pad is the ground where it has a part of the cell for itself, and so is what lies outside: what is drawn
    /// over it is a glyph, so that where a font does not fill the cell no seam shows in either.
    var shape: (glyph: Character, ink: LayerBlend, ground: LayerBlend) {
        let order = counts.sorted { $0.total > $1.total }
        guard order.count > 1 else { return (" ", LayerBlend(order[0].layer), LayerBlend(order[0].layer)) }
        let ground = (order.first { $0.layer.isPad } ?? order.first { $0.layer == .outside } ?? order[0])
        let isInked = (0..<4).reduce(0) { 2 * Int(ground.parts[$1]) < Self.perPart ? $0 | 1 << $1 : $0 }
        let inked = isInked.nonzeroBitCount
        var others = order.filter { $0.layer != ground.layer }
        // The rim is thin, and it is whole: against what lies outside nothing else is shown.
        if ground.layer == .outside, let rim = others.firstIndex(where: { $0.layer.isRim }) {
            others.swapAt(0, rim)
        }
        let groundArea = Double(ground.total) / Double(Self.perPart)
        // What of the ground is not in its own parts is mixed into the ink, so that its area stays true.
        guard inked > 0 else { return (" ", LayerBlend(others[0].layer), LayerBlend(ground.layer)) }
        let rest = max(0, groundArea - Double(4 - inked)) / Double(inked)
        let ink = mixed(others, under: ground.layer, share: rest)
        guard inked < 4 else { return (" ", ink, ink) }
        return (Self.glyphs[isInked], ink, LayerBlend(ground.layer))
    }

    /// The layer that most of the ink is, with a share of the ground or of the second layer over it.
    private func mixed(
        _ others: [LayerCount], under ground: DiscLayer, share: Double
    ) -> LayerBlend {
        let step = Int((share * Double(LayerBlend.steps)).rounded())
        return LayerBlend(others[0].layer, ground, share: step)
    }

    /// The block glyphs, by the parts that they ink: a bit each.
    private static let glyphs: [Character] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}
