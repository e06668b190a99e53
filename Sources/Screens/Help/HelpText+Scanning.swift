import Localization
import Model

extension HelpText {
    /// How to play with one key.
    static var scanning: [Line] {
        [
            .heading(tr("Scanning")),
            .key(tr("any key"), tr("choose what is marked; where there is a lot, its row first")),
            .key(tr("mouse"), tr("the left button chooses, the right one goes back")),
            .key("Esc", tr("go back; on a gamepad, Back or Select")),
            .text(
                tr(
                    "The clock stops until you choose. In Pairs and Match each choice takes two seconds. A score made by scanning has a ~ beside it."
                )),
        ]
    }
}
