import Localization
import Model

extension HelpText {
    /// What the notes of a MIDI controller do in a game.
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
