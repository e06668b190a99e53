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
        // Less than there is room for, so that the rim has some for its halo.
        radius = disc.radius * unit * 0.98
        padOuter = radius * 0.912
        padInner = disc.padInner * unit
        hub = disc.hub * unit
        gap = disc.columnGap * unit
    }

    var whole: Rect { Rect(x: 0, y: 0, width: columns, height: rows) }
    var size: PixelSize { PixelSize(width: columns * cell.width, height: rows * cell.height) }
    /// The bezel's coloured line: middle and half width.
    var bezel: (middle: Double, half: Double) { (radius * 0.9755, max(1.5, radius * 0.0135)) }
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

    /// Cells of the picture that contain the hub.
    var hubCells: Rect { cells(covering: [(-hub - 1, -hub - 1), (hub + 1, hub + 1)]) }

    /// What shows a ring between two turns and nothing else of it, in pixels of the whole picture, quarter by quarter: an
    /// arc of one fills the box from one of its ends to the other.
    func boxes(of ring: (middle: Double, half: Double), from start: Double, to end: Double) -> [PixelRect?] {
        (0..<4).map { quarter in
            let (from, to) = (max(start, Double(quarter) / 4), min(end, Double(quarter + 1) / 4))
            guard from < to else { return nil }
            let radii = [ring.middle - ring.half - 1, ring.middle + ring.half + 1]
            let points: [(x: Double, y: Double)] = [from, to].flatMap { turn in
                let (across, down) = (sin(2 * .pi * turn), -cos(2 * .pi * turn))
                return radii.map { (x: $0 * across, y: $0 * down) }
            }
            func range(_ lengths: [Double], _ side: Int) -> (first: Int, count: Int) {
                let first = max(0, Int((lengths.min() ?? 0).rounded()) + side / 2)
                let last = min(side, Int((lengths.max() ?? 0).rounded()) + side / 2)
                return (first, max(1, last - first))
            }
            let (across, down) = (range(points.map(\.x), size.width), range(points.map(\.y), size.height))
            return PixelRect(x: across.first, y: down.first, width: across.count, height: down.count)
        }
    }

    // MARK: - The hub

    /// Its numeral's height.
    var numeral: Double { radius * 0.25 }
    /// In tenths of that: a stroke, and what is between two digits' inks.
    static let stroke = 1.75
    static let digitGap = 1.35
    /// Dots' distance from the middle, and their radius.
    var dots: (middle: Double, radius: Double) { (radius * 0.325, max(1.5, radius * 0.0155)) }
    var tick: Double { radius * 0.125 }
    var cross: Double { radius * 0.15 }

    func digitSize(_ digit: Int) -> PixelSize {
        let width = (StrokeFont(String(digit))?.width ?? 0) + Self.stroke
        let height = 10 + Self.stroke
        return PixelSize(
            width: Int((width * numeral / 10).rounded(.up)) + 1,
            height: Int((height * numeral / 10).rounded(.up)) + 1)
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
