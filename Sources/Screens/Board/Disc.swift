import Glibc
import Model
import TerminalCore

/// The toy seen from above: four quarter rings round a hub, in units of a cell's width.
/// The cell's aspect comes from the terminal, so that circles are round in every font. The centre is between
/// two columns and in the middle of a row: the straight edges of the pads then are edges of cells.
struct Disc: Hashable, Sendable {
    /// The column to the right of the centre.
    let centreColumn: Int
    let middleRow: Int
    /// In cell widths.
    let rowHeight: Double
    let radius: Double
    /// Whether the hub has a ring of time round it.
    let isTimed: Bool

    /// True of most fonts; used where the terminal does not report it.
    private static let usualRowHeight = 2.0

    private init(centreColumn: Int, middleRow: Int, rowHeight: Double, radius: Double, isTimed: Bool) {
        (self.centreColumn, self.middleRow, self.rowHeight) = (centreColumn, middleRow, rowHeight)
        (self.radius, self.isTimed) = (radius, isTimed)
    }

    /// The largest disc that fits.
    /// - Parameter cell: in pixels, where known.
    init(in area: Rect, cell: PixelSize? = nil, isTimed: Bool = false) {
        self.isTimed = isTimed
        let height = cell.map { Double($0.height) / Double($0.width) } ?? Self.usualRowHeight
        // Larger ratios are implausible.
        rowHeight = min(3, max(1, height))
        centreColumn = area.left + area.size.width / 2
        middleRow = area.top + (area.size.height - 1) / 2
        let rows = Double((area.size.height - 1) / 2 * 2 + 1)
        radius = min(Double(area.size.width / 2), rows * rowHeight / 2)
    }

    var padOuter: Double { radius - max(2, radius * 0.088) }
    var padInner: Double { radius * 0.44 }
    var hub: Double { radius * 0.375 }
    var timeOuter: Double { max(hub + 1, (hub + padInner) / 2) }
    /// Half of the gap between pads side by side.
    var columnGap: Double { radius < 36 ? 1 : 2 }
    /// Half of the gap between pads one above the other: half a row.
    var rowGap: Double { rowHeight / 2 }
    /// The inner edge of the bezel, whose colour says whose turn it is.
    var bezel: Double { radius - 1 }

    /// Counted from the middle row.
    func hubColumns(atRow row: Int) -> Int {
        let y = (Double(abs(row)) + 0.5) * rowHeight
        guard y < hub else { return 0 }
        return max(0, 2 * Int((hub * hub - y * y).squareRoot() - 0.3))
    }

    /// An odd number of rows with room for text.
    var hubRows: Int {
        let narrowest = 6
        var rows = 1
        while hubColumns(atRow: rows / 2 + 1) >= narrowest { rows += 2 }
        return rows
    }

    var bounds: Rect {
        let columns = Int(radius.rounded(.up))
        let rows = Int((radius / rowHeight - 0.5).rounded(.up))
        return Rect(
            x: centreColumn - columns, y: middleRow - rows, width: 2 * columns, height: 2 * rows + 1)
    }

    func moved(columns: Int, rows: Int) -> Disc {
        Disc(
            centreColumn: centreColumn + columns, middleRow: middleRow + rows, rowHeight: rowHeight,
            radius: radius, isTimed: isTimed)
    }

    static func quarter(x: Double, y: Double) -> Pad {
        switch (x < 0, y < 0) {
        case (true, true): .red
        case (false, true): .yellow
        case (true, false): .green
        case (false, false): .blue
        }
    }

    /// Of a ring of equal pieces, clockwise from the top, by a point relative to the centre.
    static func piece(x: Double, y: Double, of count: Int) -> Int {
        let turn = atan2(x, -y) / (2 * .pi)
        return min(count - 1, Int((turn < 0 ? turn + 1 : turn) * Double(count)))
    }

    static func outward(_ pad: Pad) -> (x: Double, y: Double) {
        switch pad {
        case .red: (-1, -1)
        case .yellow: (1, -1)
        case .green: (-1, 1)
        case .blue: (1, 1)
        }
    }

    /// The pad under the middle of the cell.
    func pad(at cell: Point) -> Pad? {
        let x = Double(cell.x - centreColumn) + 0.5
        let y = Double(cell.y - middleRow) * rowHeight
        return depth(inPadAtX: x, y: y) >= 0 ? Self.quarter(x: x, y: y) : nil
    }

    /// The columns whose middle a pad covers; empty where there are none.
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

    /// How deep a point is inside its quarter's pad; negative outside.
    /// - Parameter swollen: by how much the pad is larger on every side.
    func depth(inPadAtX x: Double, y: Double, swollen: Double = 0) -> Double {
        let distance = (x * x + y * y).squareRoot()
        let ring = min(padOuter - distance, distance - padInner)
        return min(ring, abs(x) - columnGap, abs(y) - rowGap) + swollen
    }

    /// In cells; the name is there.
    func middle(of pad: Pad) -> Point {
        let outward = Self.outward(pad)
        let reach = (padOuter + padInner) / 2 * 0.7071
        return Point(
            x: centreColumn + Int((outward.x * reach).rounded(.down)),
            y: middleRow + Int((outward.y * reach / rowHeight).rounded()))
    }
}
