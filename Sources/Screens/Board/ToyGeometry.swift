import TerminalCore

/// The disc of a window in the pixels of its terminal.
struct ToyGeometry: Hashable, Sendable {
    /// The cells that the picture covers.
    let columns: Int
    let rows: Int
    /// A cell.
    let cell: PixelSize
    /// In pixels, as are all lengths from here on.
    let radius: Double
    let padOuter: Double
    let padInner: Double
    let hub: Double
    let columnGap: Double
    let rowGap: Double

    /// The disc in cells of some pixels.
    init(_ disc: Disc, cell: PixelSize) {
        let unit = Double(cell.width)
        let bounds = disc.bounds
        self.cell = cell
        columns = bounds.size.width
        rows = bounds.size.height
        // An edge of its own width keeps clear of the picture's.
        radius = disc.radius * unit - 1
        padOuter = radius * 0.905
        padInner = disc.padInner * unit
        hub = disc.hub * unit
        columnGap = disc.columnGap * unit
        rowGap = disc.columnGap * unit
    }

    /// The picture's size.
    var size: PixelSize { PixelSize(width: columns * cell.width, height: rows * cell.height) }
    /// The middle of the rim's coloured line, and half of its width.
    var rim: (middle: Double, half: Double) { (radius * 0.967, max(1.5, radius * 0.014)) }
    /// How far a lamp's light reaches over the body.
    var spill: Double { radius * 0.17 }
    /// The middle of a pad, as a distance from the centre along both axes.
    var padMiddle: Double { (padOuter + padInner) / 2 * 0.7071 }

    /// The signed distance from a pad's edge of a point whose coordinates point outward from the centre through
    /// the pad: positive inside.
    func depth(inPadAtX x: Double, y: Double) -> Double {
        let distance = (x * x + y * y).squareRoot()
        return min(padOuter - distance, distance - padInner, x - columnGap, y - rowGap)
    }

    /// The cells of the picture that a pad and its light lie in, when it points to the right and down, from the
    /// centre: those of the other pads are its mirror images.
    func reach(right: Bool, below: Bool) -> Rect {
        let overX = Int(((spill - columnGap) / Double(cell.width)).rounded(.up))
        let overY = Int(((spill - rowGap) / Double(cell.height)).rounded(.up))
        let width = min(columns, columns / 2 + max(0, overX))
        let height = min(rows, rows / 2 + 1 + max(0, overY))
        return Rect(
            x: right ? columns - width : 0, y: below ? rows - height : 0, width: width, height: height)
    }
}
