import Model
import TerminalCore

/// The words at the top of a game's screen.
struct GameHeader {
    /// The game's name.
    var title: SafeText
    /// What is going on, and how that is written.
    var subtitle: SafeText
    var subtitleStyle: Style
    /// What has been reached, and the most that ever was.
    var score: SafeText
    var best: SafeText
    /// Whether this game's is better than every score before.
    var isBest = false
    /// Whether these stand elsewhere where there is room.
    var isScoreElsewhere = false

    /// Draws the words; in a compact window the first row holds all but the subtitle.
    func draw(on canvas: inout Canvas, _ layout: GameLayout, _ context: ScreenContext) {
        let theme = context.display.theme
        let row = layout.title.top
        let width = layout.title.size.width
        let whole = context.titled(title, in: width - score.columns - best.columns - 4)
        canvas.centre(subtitle, in: layout.subtitle, row: layout.subtitle.top, subtitleStyle)
        guard layout.score != nil else {
            // The score is told before the best one and the game's name, and the variant's name before the game's.
            let variant = whole.string.split(separator: ": ").last.map { SafeText($0) } ?? whole
            let ways = [whole, variant].flatMap { title in [score + "  " + best, score].map { (title, $0) } }
            let fitting = ways.first { $0.0.columns + 2 + $0.1.columns <= width }
            let right = fitting?.1 ?? score
            let left = fitting?.0 ?? variant.shortened(to: max(3, width - right.columns - 2))
            canvas.write(left, at: Point(x: 0, y: row), theme.text)
            canvas.writeRight(right, endingAt: layout.title.right, row: row, theme.text)
            return
        }
        let title = whole
        canvas.centre(title, in: layout.title, row: row, theme.title)
        guard !isScoreElsewhere else { return }
        canvas.write(score, at: Point(x: layout.board.left, y: row), theme.text)
        canvas.writeRight(best, endingAt: layout.board.right, row: row, theme.quiet)
    }
}
