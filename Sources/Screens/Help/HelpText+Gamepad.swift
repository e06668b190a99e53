import Model
import Localization

extension HelpText {
    /// The gamepad's buttons in a game and elsewhere, by the letters and places of an Xbox pad.
    static func gamepad(in game: GameKind) -> [Line] {
        [.text(""), .heading(tr("Gamepad"))] + buttons(in: game) + [
            .key(tr("pad, stick"), tr("move the focus; spell a name")),
            .key(
                tr("Start button"),
                game == .simon ? tr("start what is in focus; pause") : tr("start, pause")),
            .key(tr("Back button"), tr("go back")),
        ]
    }

    private static func buttons(in game: GameKind) -> [Line] {
        switch game {
        case .simon:
            [
                .key(tr("B (right)"), tr("red, do")),
                .key(tr("Y (top)"), tr("yellow, re")),
                .key(tr("A (bottom)"), tr("green, mi")),
                .key(tr("X (left)"), tr("blue, fa")),
                .key("A, B", tr("elsewhere: take it, go back")),
            ]
        case .squares:
            [
                .key(tr("A (bottom)"), tr("press the square; take it")),
                .key(tr("B (right)"), tr("pause a round; go back")),
                .key(tr("X (left)"), tr("break off what is shown")),
            ]
        case .pairs, .words:
            [
                .key(tr("A (bottom)"), tr("turn the card; take it")),
                .key(tr("B (right)"), tr("pause a round; go back")),
                .key(tr("Y (top)"), tr("the next card on the table")),
            ]
        case .match:
            [
                .key(tr("A (bottom)"), tr("yes; elsewhere: take it")),
                .key(tr("B (right)"), tr("no; elsewhere: go back")),
            ]
        }
    }
}
