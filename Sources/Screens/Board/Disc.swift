import Model
import TerminalCore

/// The toy seen from above: four quarter rings round a hub, in pixels of half a cell's height.
///
/// A half block is about as wide as it is high, so circles come out round. The centre lies between
/// cells in both directions, which keeps the straight edges of the pads sharp.
struct Disc: Hashable, Sendable {
    /// The centre: the corner between four cells, in cells.
    let centre: Point
    /// The radius of the toy's body in pixels.
    let radius: Double

    /// The largest disc that fits into a rectangle.
    init(in area: Rect) {
        let diameter = min(area.size.width, area.size.height * 2) / 4 * 4
        radius = Double(diameter) / 2
        centre = Point(x: area.left + area.size.width / 2, y: area.top + area.size.height / 2)
    }

    /// Where the pads end: a rim of two pixels or more keeps the pads' edges out of the cells of the
    /// body's, which then never change.
    var padOuter: Double { radius - max(2, (radius * 0.11).rounded()) }
    /// The pads' inner edge.
    var padInner: Double { radius * 0.44 }
    /// The hub's edge.
    var hub: Double { radius * 0.36 }
    /// Half of the space between two pads.
    var gap: Double { max(1, (radius / 20).rounded()) }

    /// The rectangle of cells that the disc covers.
    var bounds: Rect {
        let columns = Int(radius)
        let rows = Int(radius) / 2
        return Rect(x: centre.x - columns, y: centre.y - rows, width: 2 * columns, height: 2 * rows)
    }

    /// The pad of the quarter that a pixel lies in, relative to the centre.
    static func quarter(x: Double, y: Double) -> Pad {
        switch (x < 0, y < 0) {
        case (true, true): .red
        case (false, true): .yellow
        case (true, false): .green
        case (false, false): .blue
        }
    }

    /// Which way is outward from the centre for a pad.
    static func outward(_ pad: Pad) -> (x: Double, y: Double) {
        switch pad {
        case .red: (-1, -1)
        case .yellow: (1, -1)
        case .green: (-1, 1)
        case .blue: (1, 1)
        }
    }

    /// The pad whose true shape covers the middle of a cell.
    func pad(at cell: Point) -> Pad? {
        let x = Double(cell.x - centre.x) + 0.5
        let y = Double(cell.y - centre.y) * 2 + 1
        let pad = Self.quarter(x: x, y: y)
        return coverage(of: pad, x: x, y: y, swollen: 0) >= 0.5 ? pad : nil
    }

    /// How much of a pixel a pad covers, 0 to 1, when its outer edge is swollen by some pixels.
    ///
    /// The distance to each edge, cut off at half a pixel on both sides, is the area for edges that are
    /// straight over a pixel, and close to it for these circles.
    func coverage(of pad: Pad, x: Double, y: Double, swollen: Double) -> Double {
        let outward = Self.outward(pad)
        let (x, y) = (x * outward.x, y * outward.y)
        let distance = (x * x + y * y).squareRoot()
        return within(padOuter + swollen - distance) * within(distance - padInner)
            * within(x - gap) * within(y - gap)
    }

    /// How much of a pixel lies within a circle round the centre.
    func coverage(radius: Double, x: Double, y: Double) -> Double {
        within(radius - (x * x + y * y).squareRoot())
    }

    private func within(_ distance: Double) -> Double { min(1, max(0, distance + 0.5)) }

    /// The middle of a pad, where its name stands, in cells.
    func middle(of pad: Pad) -> Point {
        let outward = Self.outward(pad)
        let reach = (padOuter + padInner) / 2 * 0.7071
        return Point(
            x: centre.x + Int((outward.x * reach).rounded(.down)),
            y: centre.y + Int((outward.y * reach / 2 - 0.5).rounded()))
    }
}
