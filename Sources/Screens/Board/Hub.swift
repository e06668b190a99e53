import Glibc
import Localization
import Model
import TerminalCore

/// The middle of the toy, which is a button before a game: one numeral, one line below it, and a ring of dots.
struct Hub: Hashable, Sendable {
    enum Ink: Hashable, Sendable, CaseIterable {
        case text, gold
        /// Dark, on a hub of gold.
        case medal
    }

    /// What stands for a moment in the line's place.
    enum Mark: Hashable, Sendable {
        case tick
        case chevrons(Int)
    }

    /// A sequence: a dot for each pad, clockwise from the top.
    struct Dots: Hashable, Sendable {
        enum Ink: Hashable, Sendable, CaseIterable { case player, simon, right, gold, mistake, off }

        var done: Int
        var count: Int
        var ink: Ink
        /// Whether the one after those that are done was wrong.
        var hasFailed = false

        func ink(of index: Int) -> Ink { index < done ? ink : index == done && hasFailed ? .mistake : .off }
    }

    var numeral: Int?
    var ink = Ink.text
    var line: SafeText = ""
    /// Whether the line is of this moment.
    var isLoud = false
    var dots: Dots?
    var mark: Mark?
    /// Of the numeral's jump, 0 to 1.
    var lift = 0.0
    var isPressed = false

    /// Whether there is room for a line, and for dots: 12 columns.
    static func hasLine(in disc: Disc) -> Bool { disc.hub >= 6 }

    // MARK: - In cells

    /// The row of the line, counted from the middle one.
    static func line(in disc: Disc) -> Int { disc.hubRows >= 7 ? 2 : 1 }

    func draw(in disc: Disc, on canvas: inout Canvas, _ display: DisplayStyle) {
        let inks = display.theme.onToy
        let line = Self.hasLine(in: disc) ? Self.line(in: disc) : nil
        if let numeral { draw(numeral, above: line, in: disc, on: &canvas, colour(inks)) }
        guard let line else { return }
        if let dots, let ring = HubRing(disc, count: dots.count) { ring.draw(dots, on: &canvas, inks) }
        switch mark {
        case .tick:
            write(
                display.unicode ? "✓" : "ok", ink == .gold ? inks.gold : inks.right, disc, row: line, &canvas)
        case .chevrons(let count):
            write(SafeText(String(repeating: "›", count: count)), inks.simon, disc, row: line, &canvas)
        case nil: writeLine(in: disc, on: &canvas, inks)
        }
    }

    private func draw(
        _ numeral: Int, above line: Int?, in disc: Disc, on canvas: inout Canvas, _ ink: Colour
    ) {
        guard let digits = BigDigits(numeral, in: disc, above: line) else {
            return write(SafeText("\(numeral)"), ink, disc, row: line.map { $0 - 1 } ?? 0, &canvas)
        }
        // It jumps where there is a row to jump to.
        let top = digits.top(above: line)
        let jump = lift > 0.5 && -top < disc.hubRows / 2 ? 1 : 0
        digits.draw(
            at: Point(x: disc.centreColumn - (digits.columns + 1) / 2, y: disc.middleRow + top - jump),
            on: &canvas, ink)
    }

    /// The line as far as there is room beside the dots.
    func writeLine(in disc: Disc, on canvas: inout Canvas, _ inks: Theme.ToyInks) {
        let row = Self.line(in: disc)
        guard line.columns <= disc.hubColumns(atRow: row) + 2 else { return }
        write(line, ink == .gold ? inks.gold : isLoud ? inks.text : inks.quiet, disc, row: row, &canvas)
    }

    private func colour(_ inks: Theme.ToyInks) -> Colour {
        switch ink {
        case .text: inks.text
        case .gold: inks.gold
        case .medal: inks.onMedal
        }
    }

    private func write(_ text: SafeText, _ ink: Colour, _ disc: Disc, row: Int, _ canvas: inout Canvas) {
        let (x, y) = (disc.centreColumn - (text.columns + 1) / 2, disc.middleRow + row)
        let ground = canvas[disc.centreColumn, y].style.background
        canvas.write(text, at: Point(x: x, y: y), Style(ink, on: ground))
    }
}

/// The dots of a sequence in cells.
struct HubRing {
    private let dots: [Point]

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
        let areApart = dots.indices.dropFirst().allSatisfy { index in
            dots[..<index].allSatisfy { $0.y != dots[index].y || abs($0.x - dots[index].x) > 1 }
        }
        guard areApart else { return nil }
    }

    /// Full dots for finished pads, rings for the others.
    func draw(_ shown: Hub.Dots, on canvas: inout Canvas, _ inks: Theme.ToyInks) {
        for (index, dot) in dots.enumerated() {
            let ink = shown.ink(of: index)
            let ground = canvas[dot.x, dot.y].style.background
            canvas[dot.x, dot.y] = Cell(
                ink == .off ? "○" : "●", Style(inks.dot(ink).colour(console: .white), on: ground))
        }
    }
}
