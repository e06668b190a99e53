import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension GameFace {
    static let squares = GameFace(
        SquaresScreen.self, picture: { $0.drawGrid(on: &$1, at: $2) }, emblem: { GridEmblem($0, $1) },
        help: help,
        buttons: [
            .key(tr("A (bottom)"), tr("press the square; activate")),
            .key(tr("B (right)"), tr("pause a round; go back")),
            .key(tr("X (left)"), tr("cancel the round")),
        ],
        notes: [
            .key("36-51", tr("the squares, from the bottom left")),
            .key("36-60", tr("the same on the 5x5 grid")),
        ],
        statistics: [
            StatisticsPage(tr("Accuracy by length")) { $0.drawDetails($0.basis, on: &$1, in: $2) }
        ])

    @Sendable private static func help(_ settings: Settings) -> [HelpText.Line] {
        let (next, score): (String, String) =
            settings.squaresGrows
            ? (
                tr("Repeat them all to win the round; the next is longer."),
                tr("Your score is the longest sequence you repeat.")
            )
            : (
                tr("Repeat them all to win the round; the next is as long."),
                tr("Your score is the number of rounds you win.")
            )
        return [
            .heading(tr("How to play")),
            .text(tr("Squares light up one after the other.")),
            .text(tr("Press them in the same order: each sounds as it did.")),
            .text(next),
            .text(tr("One wrong square ends the game.")),
            .text(score),
            .heading(tr("Before a round")),
            .key(tr("+ and -"), tr("longer or shorter sequence, 4 to 16")),
            .key(tr("arrows, Enter"), tr("choose grid, length, speed, growth")),
            .key(tr("Up, Down"), tr("on the length: longer, shorter")),
            .heading(tr("The squares")),
            .key("1 2 3 4", tr("the first row of the grid")),
            .key("q w e r", tr("the second row")),
            .key("a s d f", tr("the third row")),
            .key("z x c v", tr("the fourth row")),
            .key("5 t g b", tr("the fifth column")),
            .key("6 7 8 9 0", tr("the fifth row")),
            .key(tr("mouse"), tr("click a square")),
            .key(tr("arrows, Enter"), tr("choose and press a square")),
            .key(tr("Backspace"), tr("cancel the round")),
            .key("Tab", tr("at the end: show the sequence")),
        ]
    }
}

extension GamePicture {
    fileprivate func drawGrid(on canvas: inout Canvas, at origin: Point) {
        for index in 0..<6 {
            let isLit = index == 4
            let style =
                isLit && hasColours
                ? Style(lit(.yellow), on: inks.text.background, .bold) : isLit ? inks.title : inks.quiet
            let glyph: Character = display.unicode ? (isLit ? "■" : "□") : (isLit ? "#" : ".")
            canvas[origin.x + index % 3 * 2, origin.y + index / 3] = Cell(glyph, style)
        }
    }
}
