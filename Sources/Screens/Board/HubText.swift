import Localization
import Model
import TerminalCore

/// What stands in the middle of the disc: the score in large digits and in words, the best, and how far the
/// sequence has been repeated.
struct HubText {
    /// The score as a number.
    var number: Int
    /// The score in words.
    var score: SafeText
    /// The best in words.
    var best: SafeText
    /// How much of the sequence is done, in a round.
    var progress: (done: Int, count: Int)?
    /// Whether the score is better than any before.
    var isBest = false

    /// Draws what has room.
    func draw(in disc: Disc, on canvas: inout Canvas, _ theme: Theme) {
        let inks = theme.onToy
        let rows = disc.hubRows
        let digits = BigDigits(number)
        let hasDigits = rows >= BigDigits.rows + 2 && digits.columns <= disc.hubColumns(atRow: -1)
        if hasDigits {
            let corner = Point(x: disc.centreColumn - (digits.columns + 1) / 2, y: disc.middleRow - 2)
            digits.draw(at: corner, on: &canvas, isBest ? inks.gold : inks.text)
        }
        let ring = progress.flatMap { HubRing(disc, count: $0.count) }
        if let ring, let progress { ring.draw(done: progress.done, on: &canvas, inks) }
        let first = hasDigits ? 1 : -(rows / 2)
        for (place, line) in lines.enumerated() {
            let row = first + place
            // Rows nearer to the edge are narrower; the score has to be said.
            let columns = ring?.columns(atRow: row) ?? disc.hubColumns(atRow: row) + 2
            let isTold = place == 0 || row <= rows / 2 && line.columns <= columns
            guard isTold else { continue }
            let loud = isBest && (place == 0 || progress == nil) ? inks.gold : inks.text
            let isLoud = place == 0 && !hasDigits || line == news
            write(line, isLoud ? loud : inks.quiet, disc, row: row, &canvas)
        }
    }

    /// From above; what matters more comes first.
    private var lines: [SafeText] { [score, news, best].compactMap(\.self) }

    /// How far the sequence is, and between rounds whether there is a new best.
    private var news: SafeText? {
        progress.map { tr("\($0.done) of \($0.count)") } ?? (isBest ? tr("A new best!") : nil)
    }

    private func write(_ text: SafeText, _ ink: Colour, _ disc: Disc, row: Int, _ canvas: inout Canvas) {
        let (x, y) = (disc.centreColumn - (text.columns + 1) / 2, disc.middleRow + row)
        let ground = canvas[disc.centreColumn, y].style.background
        canvas.write(text, at: Point(x: x, y: y), Style(ink, on: ground))
    }
}
