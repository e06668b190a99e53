import Localization
import Model
import TerminalCore

/// Text in the middle of the disc: score, best and progress.
struct HubText {
    var number: Int
    var score: SafeText
    var best: SafeText
    /// In a round, pads repeated of the sequence.
    var progress: (done: Int, count: Int)?
    var isBest = false

    func showsDots(in disc: Disc) -> Bool { ring(in: disc) != nil }

    /// Whether there is room for dots or words about progress.
    func showsProgress(in disc: Disc) -> Bool {
        news.map { isRoom(for: $0, atRow: firstRow(in: disc) + 1, ring(in: disc), disc) } ?? false
    }

    private func ring(in disc: Disc) -> HubRing? { progress.flatMap { HubRing(disc, count: $0.count) } }

    /// Nil without room above a line of text.
    private func digits(in disc: Disc) -> BigDigits? {
        let digits = BigDigits(number)
        let isRoom = disc.hubRows >= BigDigits.rows + 2 && digits.columns <= disc.hubColumns(atRow: -1)
        return isRoom ? digits : nil
    }

    /// Counted from the middle row.
    private func firstRow(in disc: Disc) -> Int { digits(in: disc) == nil ? -(disc.hubRows / 2) : 1 }

    private func isRoom(for line: SafeText, atRow row: Int, _ ring: HubRing?, _ disc: Disc) -> Bool {
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
        for (place, line) in lines.enumerated() {
            let row = firstRow(in: disc) + place
            // Rows nearer to the edge are narrower; the score must be shown.
            guard place == 0 || isRoom(for: line, atRow: row, ring, disc) else { continue }
            let loud = isBest && (place == 0 || progress == nil) ? inks.gold : inks.text
            let isLoud = place == 0 && digits == nil || line == news
            write(line, isLoud ? loud : inks.quiet, disc, row: row, &canvas)
        }
    }

    /// In large digits where they have room.
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
