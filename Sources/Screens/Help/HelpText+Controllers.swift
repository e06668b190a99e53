import Localization
import Model

extension HelpText {
    /// The gamepad's buttons in a game and elsewhere, by the letters and places of an Xbox pad.
    static func gamepad(in game: GameKind) -> [Line] {
        [.text(""), .heading(tr("Gamepad"))] + buttons(in: game) + [
            .key(tr("D-pad, stick"), tr("move the focus; pick letters")),
            .key(
                tr("Start button"),
                game == .simon ? tr("activate the focused item; pause") : tr("start, pause")),
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
                .key("A, B", tr("elsewhere: activate, go back")),
            ]
        case .squares:
            [
                .key(tr("A (bottom)"), tr("press the square; activate")),
                .key(tr("B (right)"), tr("pause a round; go back")),
                .key(tr("X (left)"), tr("cancel the round")),
            ]
        case .pairs, .words:
            [
                .key(tr("A (bottom)"), tr("turn over the card; activate")),
                .key(tr("B (right)"), tr("pause a round; go back")),
                .key(tr("Y (top)"), tr("the next card on the table")),
            ]
        case .match:
            [
                .key(tr("A (bottom)"), tr("yes; elsewhere: activate")),
                .key(tr("B (right)"), tr("no; elsewhere: go back")),
            ]
        }
    }

    static func midi(in game: GameKind) -> [Line] {
        [.text(""), .heading(tr("MIDI"))] + notes(in: game) + [
            .key(tr("start note"), tr("start; set it in Settings > MIDI pads"))
        ]
    }

    private static func notes(in game: GameKind) -> [Line] {
        switch game {
        case .simon:
            [
                .key(tr("C D E F"), tr("the four pads, in any octave")),
                .key("36-39", tr("the four pads on a drum controller")),
            ]
        case .squares:
            [
                .key("36-51", tr("the squares, from the bottom left")),
                .key("36-60", tr("the same on the 5x5 grid")),
            ]
        case .pairs, .words:
            [
                .key("C, D", tr("previous card, next card")),
                .key("E", tr("turn over the card")),
            ]
        case .match:
            [.key("E", tr("yes")), .key("C", tr("no"))]
        }
    }
}
