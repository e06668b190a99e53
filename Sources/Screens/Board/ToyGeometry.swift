import Glibc
import TerminalCore

struct ToyGeometry: Hashable, Sendable {
    /// In cells.
    let columns: Int
    let rows: Int
    let cell: PixelSize
    /// In pixels, as are all lengths below.
    let radius: Double
    let padOuter: Double
    let padInner: Double
    let hub: Double
    let gap: Double

    init(_ disc: Disc, cell: PixelSize) {
        let unit = Double(cell.width)
        let bounds = disc.bounds
        self.cell = cell
        columns = bounds.size.width
        rows = bounds.size.height
        // One pixel less, so that the edge does not touch the picture's.
        radius = disc.radius * unit - 1
        padOuter = radius * 0.905
        padInner = disc.padInner * unit
        hub = disc.hub * unit
        gap = disc.columnGap * unit
    }

    var whole: Rect { Rect(x: 0, y: 0, width: columns, height: rows) }
    var size: PixelSize { PixelSize(width: columns * cell.width, height: rows * cell.height) }
    /// The bezel's coloured line: middle and half width.
    var bezel: (middle: Double, half: Double) { (radius * 0.967, max(1.5, radius * 0.014)) }
    /// The ring of time: middle and half width.
    var time: (middle: Double, half: Double) { ((hub + padInner) / 2, max(1.5, radius * 0.014)) }
    var spill: Double { radius * 0.17 }
    /// Its distance from the centre along both axes.
    var padMiddle: Double { (padOuter + padInner) / 2 * 0.7071 }

    /// The signed distance from a pad's edge, positive inside; the point's coordinates go outward from the
    /// centre through the pad.
    func depth(inPadAtX x: Double, y: Double) -> Double {
        let distance = (x * x + y * y).squareRoot()
        return min(padOuter - distance, distance - padInner, x - gap, y - gap)
    }

    /// Cells of the picture that contain the ring of time.
    var timeRing: Rect {
        let reach = time.middle + time.half + 1
        return cells(covering: [(-reach, -reach), (reach, reach)])
    }

    /// Cells of the picture that contain a step of the ring.
    func reach(ofTimeStep step: Int) -> Rect {
        // A step is so short that its ends and its middle bound it.
        let turns = [0, 0.5, 1].map { 2 * Double.pi * (Double(step) + $0) / Double(Countdown.steps) }
        let edges = [time.middle - time.half - 1, time.middle + time.half + 1]
        return cells(covering: turns.flatMap { turn in edges.map { ($0 * sin(turn), -$0 * cos(turn)) } })
    }

    /// Cells around points, which are in pixels from the centre.
    private func cells(covering points: [(x: Double, y: Double)]) -> Rect {
        func range(_ lengths: [Double], _ middle: Int, _ side: Int) -> Range<Int> {
            let first = Int((lengths.min() ?? 0).rounded(.down)) - 1 + middle
            let last = Int((lengths.max() ?? 0).rounded(.up)) + 1 + middle
            return first / side..<last / side + 1
        }
        let across = range(points.map(\.x), size.width / 2, cell.width)
        let down = range(points.map(\.y), size.height / 2, cell.height)
        return Rect(x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count)
    }

    /// Cells of the picture that contain a pad and its light.
    func reach(ofPadAt index: Int) -> Rect {
        let overX = Int(((spill - gap) / Double(cell.width)).rounded(.up))
        let overY = Int(((spill - gap) / Double(cell.height)).rounded(.up))
        let width = min(columns, columns / 2 + max(0, overX))
        let height = min(rows, rows / 2 + 1 + max(0, overY))
        return Rect(
            x: index % 2 == 1 ? columns - width : 0, y: index / 2 == 1 ? rows - height : 0, width: width,
            height: height)
    }
}
