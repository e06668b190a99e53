import Glibc
import TerminalCore

/// Progress of a sequence: a dot for each pad round the hub, clockwise from the top.
struct HubRing {
    private let dots: [Point]
    private let disc: Disc

    /// From the hub's edge, in cell widths.
    private static let margin = 1.0
    /// In cell widths; a smaller hub only has room for its words.
    private static let leastHub = 7.0

    /// Nil where dots would touch or have no room.
    init?(_ disc: Disc, count: Int) {
        guard disc.hub >= Self.leastHub, count > 0 else { return nil }
        let radius = disc.hub - Self.margin
        dots = (0..<count).map { place in
            let turn = 2 * Double.pi * Double(place) / Double(count)
            return Point(
                x: disc.centreColumn + Int((radius * sin(turn) - 0.5).rounded()),
                y: disc.middleRow - Int((radius * cos(turn) / disc.rowHeight).rounded()))
        }
        self.disc = disc
        let areApart = dots.indices.dropFirst().allSatisfy { place in
            dots[..<place].allSatisfy { $0.y != dots[place].y || abs($0.x - dots[place].x) > 1 }
        }
        guard areApart else { return nil }
    }

    /// Free columns between the dots of a row, counted from the middle row.
    func columns(atRow row: Int) -> Int {
        let inRow = dots.filter { $0.y == disc.middleRow + row }
        let nearest = inRow.map { abs(2 * ($0.x - disc.centreColumn) + 1) / 2 }.min()
        return nearest.map { 2 * ($0 - 1) } ?? disc.hubColumns(atRow: row)
    }

    /// Full dots for finished pads, rings for the others.
    func draw(done: Int, on canvas: inout Canvas, _ inks: Theme.ToyInks) {
        for (place, dot) in dots.enumerated() {
            let ground = canvas[dot.x, dot.y].style.background
            let isDone = place < done
            canvas[dot.x, dot.y] = Cell(
                Character(ProgressDots.glyph(isDone: isDone, true)),
                Style(isDone ? inks.text : inks.quiet, on: ground))
        }
    }
}
