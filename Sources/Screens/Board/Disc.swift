import Glibc
import Model
import TerminalCore

/// The toy seen from above: four quarter rings round a hub, in lengths of a cell's width.
///
/// A cell is as high as the terminal says, so that circles come out round in every font. The centre lies between
/// two columns and in the middle of a row: the straight edges of the pads then are edges of cells.
struct Disc: Hashable, Sendable {
    /// The column to the right of the centre.
    let centreColumn: Int
    /// The row that the centre lies in.
    let middleRow: Int
    /// A cell's height in widths.
    let rowHeight: Double
    /// The radius of the toy's body.
    let radius: Double
    /// Whether the hub has a ring of time round it.
    let isTimed: Bool

    /// What most fonts have, and what is taken where the terminal does not tell.
    private static let usualRowHeight = 2.0

    /// The largest disc that fits into a rectangle.
    /// - Parameters:
    ///   - cell: the pixels of a cell, where they are known.
    ///   - isTimed: whether the hub has a ring of time round it.
    init(in area: Rect, cell: PixelSize? = nil, isTimed: Bool = false) {
        self.isTimed = isTimed
        let height = cell.map { Double($0.height) / Double($0.width) } ?? Self.usualRowHeight
        // Cells beyond this are no cells of text.
        rowHeight = min(3, max(1, height))
        centreColumn = area.left + area.size.width / 2
        middleRow = area.top + (area.size.height - 1) / 2
        let rows = Double((area.size.height - 1) / 2 * 2 + 1)
        radius = min(Double(area.size.width / 2), rows * rowHeight / 2)
    }

    /// Where the pads end; what lies beyond is the body and its rim.
    var padOuter: Double { radius - max(2, radius * 0.088) }
    var padInner: Double { radius * 0.44 }
    /// The hub's edge.
    var hub: Double { radius * 0.375 }
    /// The outer edge of the ring of time, which lies round the hub.
    var timeOuter: Double { max(hub + 1, (hub + padInner) / 2) }
    /// Half of the space between two pads side by side.
    var columnGap: Double { radius < 36 ? 1 : 2 }
    /// Half of the space between two pads one above the other: half a row.
    var rowGap: Double { rowHeight / 2 }
    /// The rim's inner edge: its colour says whose turn it is.
    var rim: Double { radius - 1 }

    /// The columns for text in a row of the hub, counted from the middle row.
    func hubColumns(atRow row: Int) -> Int {
        let y = (Double(abs(row)) + 0.5) * rowHeight
        guard y < hub else { return 0 }
        return max(0, 2 * Int((hub * hub - y * y).squareRoot() - 0.3))
    }

    /// The rows of the hub that have room for text: an odd number.
    var hubRows: Int {
        let narrowest = 6
        var rows = 1
        while hubColumns(atRow: rows / 2 + 1) >= narrowest { rows += 2 }
        return rows
    }

    /// The rectangle of cells that the disc covers.
    var bounds: Rect {
        let columns = Int(radius.rounded(.up))
        let rows = Int((radius / rowHeight - 0.5).rounded(.up))
        return Rect(
            x: centreColumn - columns, y: middleRow - rows, width: 2 * columns, height: 2 * rows + 1)
    }

    /// The pad of the quarter that a point lies in, relative to the centre.
    static func quarter(x: Double, y: Double) -> Pad {
        switch (x < 0, y < 0) {
        case (true, true): .red
        case (false, true): .yellow
        case (true, false): .green
        case (false, false): .blue
        }
    }

    /// The step of the ring of time that a point lies in, relative to the centre: clockwise from the top.
    static func timeStep(x: Double, y: Double) -> Int {
        let turn = atan2(x, -y) / (2 * .pi)
        return min(Countdown.steps - 1, Int((turn < 0 ? turn + 1 : turn) * Double(Countdown.steps)))
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
        let x = Double(cell.x - centreColumn) + 0.5
        let y = Double(cell.y - middleRow) * rowHeight
        return depth(inPadAtX: x, y: y) >= 0 ? Self.quarter(x: x, y: y) : nil
    }

    /// The columns of a pad's true shape in a row, those whose middle it covers; none where it does not reach.
    func columns(of pad: Pad, atRow row: Int) -> Range<Int> {
        let outward = Self.outward(pad)
        let y = Double(row - middleRow) * rowHeight * outward.y
        guard y >= rowGap, y <= padOuter else { return 0..<0 }
        let nearest = max(columnGap, max(0, padInner * padInner - y * y).squareRoot())
        let farthest = (padOuter * padOuter - y * y).squareRoot()
        let first = Int((nearest - 0.5).rounded(.up))
        let end = max(first, Int((farthest - 0.5).rounded(.down)) + 1)
        return outward.x > 0
            ? centreColumn + first..<centreColumn + end : centreColumn - end..<centreColumn - first
    }

    /// How far within its quarter's pad a point lies; negative outside it.
    /// - Parameter swollen: by how much the pad is larger on every side.
    func depth(inPadAtX x: Double, y: Double, swollen: Double = 0) -> Double {
        let distance = (x * x + y * y).squareRoot()
        let ring = min(padOuter - distance, distance - padInner)
        return min(ring, abs(x) - columnGap, abs(y) - rowGap) + swollen
    }

    /// The middle of a pad, where its name stands, in cells.
    func middle(of pad: Pad) -> Point {
        let outward = Self.outward(pad)
        let reach = (padOuter + padInner) / 2 * 0.7071
        return Point(
            x: centreColumn + Int((outward.x * reach).rounded(.down)),
            y: middleRow + Int((outward.y * reach / rowHeight).rounded()))
    }
}
