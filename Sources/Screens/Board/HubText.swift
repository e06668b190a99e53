import Glibc
import Localization
import Model
import TerminalCore

/// Text in the middle of the disc: score, best and progress.
struct HubText {
    var number: Int
    var score: SafeText
    var best: SafeText
    /// How much of the sequence was repeated, in a round.
    var progress: (done: Int, count: Int)?
    var isBest = false

    func showsDots(in disc: Disc) -> Bool { ring(in: disc) != nil }

    /// Whether there is room for dots or words about progress.
    func showsProgress(in disc: Disc) -> Bool {
        news.map { hasRoom(for: $0, atRow: firstRow(in: disc) + 1, ring(in: disc), disc) } ?? false
    }

    private func ring(in disc: Disc) -> HubRing? { progress.flatMap { HubRing(disc, count: $0.count) } }

    /// Nil without room above a line of text.
    private func digits(in disc: Disc) -> BigDigits? {
        let digits = BigDigits(number)
        let fits = disc.hubRows >= BigDigits.rows + 2 && digits.columns <= disc.hubColumns(atRow: -1)
        return fits ? digits : nil
    }

    /// Counted from the middle row.
    private func firstRow(in disc: Disc) -> Int { digits(in: disc) == nil ? -(disc.hubRows / 2) : 1 }

    private func hasRoom(for line: SafeText, atRow row: Int, _ ring: HubRing?, _ disc: Disc) -> Bool {
        row <= disc.hubRows / 2
            && line.columns <= ring?.columns(atRow: row) ?? disc.hubColumns(atRow: row) + 2
    }

    func draw(in disc: Disc, on canvas: inout Canvas, _ theme: Theme) {
        let inks = theme.onToy
        let digits = digits(in: disc)
        digits?.draw(
            at: Point(x: left(of: digits?.columns ?? 0, disc), y: disc.middleRow - 2), on: &canvas,
            isBest ? inks.gold : inks.text)
        let ring = ring(in: disc)
        if let ring, let progress { ring.draw(done: progress.done, on: &canvas, inks) }
        for (index, line) in lines.enumerated() {
            let row = firstRow(in: disc) + index
            // Rows nearer to the edge are narrower; the score must be shown.
            guard index == 0 || hasRoom(for: line, atRow: row, ring, disc) else { continue }
            let loud = isBest && (index == 0 || progress == nil) ? inks.gold : inks.text
            let isLoud = index == 0 && digits == nil || line == news
            write(line, isLoud ? loud : inks.quiet, disc, row: row, &canvas)
        }
    }

    /// Uses large digits where they fit.
    func drawNumber(in disc: Disc, on canvas: inout Canvas, _ theme: Theme) {
        let ink = isBest ? theme.onToy.gold : theme.onToy.text
        let digits = BigDigits(number)
        if disc.hubRows >= BigDigits.rows && digits.columns <= disc.hubColumns(atRow: 1) {
            let corner = Point(x: left(of: digits.columns, disc), y: disc.middleRow - 1)
            digits.draw(at: corner, on: &canvas, ink)
        } else {
            write(SafeText("\(number)"), ink, disc, row: 0, &canvas)
        }
    }

    private func left(of columns: Int, _ disc: Disc) -> Int { disc.centreColumn - (columns + 1) / 2 }

    /// The most important first.
    private var lines: [SafeText] { [score, news, best].compactMap(\.self) }

    /// Progress, and between rounds whether there is a new best.
    private var news: SafeText? {
        progress.map { tr("\($0.done) of \($0.count)") } ?? (isBest ? tr("A new best!") : nil)
    }

    private func write(_ text: SafeText, _ ink: Colour, _ disc: Disc, row: Int, _ canvas: inout Canvas) {
        let (x, y) = (left(of: text.columns, disc), disc.middleRow + row)
        let ground = canvas[disc.centreColumn, y].style.background
        canvas.write(text, at: Point(x: x, y: y), Style(ink, on: ground))
    }
}

/// Progress of a sequence: a dot for each pad round the hub, clockwise from the top.
struct HubRing {
    private let dots: [Point]
    private let disc: Disc

    /// Distance from the hub's edge, in cell widths.
    private static let margin = 1.0
    /// The narrowest hub with room for more than its words, in cell widths.
    private static let leastHub = 7.0

    /// Nil where dots would touch or have no room.
    init?(_ disc: Disc, count: Int) {
        guard disc.hub >= Self.leastHub, count > 0 else { return nil }
        let radius = disc.hub - Self.margin
        dots = (0..<count).map { index in
            let turn = 2 * Double.pi * Double(index) / Double(count)
            return Point(
                x: disc.centreColumn + Int((radius * sin(turn) - 0.5).rounded()),
                y: disc.middleRow - Int((radius * cos(turn) / disc.rowHeight).rounded()))
        }
        self.disc = disc
        let areApart = dots.indices.dropFirst().allSatisfy { index in
            dots[..<index].allSatisfy { $0.y != dots[index].y || abs($0.x - dots[index].x) > 1 }
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
        for (index, dot) in dots.enumerated() {
            let ground = canvas[dot.x, dot.y].style.background
            let isDone = index < done
            canvas[dot.x, dot.y] = Cell(
                isDone ? "●" : "○",
                Style(isDone ? inks.text : inks.quiet, on: ground))
        }
    }
}
