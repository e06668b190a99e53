import Localization
import Model

extension HelpText {
    /// By the letters and positions of an Xbox pad.
    static func gamepad(in game: GameKind) -> [Line] {
        [.text(""), .heading(tr("Gamepad"))] + game.face.buttons() + [
            .key(tr("D-pad, stick"), tr("move the focus; pick letters")),
            .key(tr("Start button"), game.face.startButton()),
            .key(tr("Back button"), tr("go back")),
        ]
    }

    static func midi(in game: GameKind) -> [Line] {
        [.text(""), .heading(tr("MIDI"))] + game.face.notes() + [
            .key(tr("start note"), tr("start; set it in Settings > MIDI pads"))
        ]
    }
}
