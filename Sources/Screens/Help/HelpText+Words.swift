import Model
import Localization

extension HelpText {
    /// The help of Words, before what is true of every game.
    static var words: [Line] {
        [
            .heading(tr("How to play")),
            .text(
                tr(
                    """
                    Eight words in two languages, on two cards
                    each, lie face up for 5 seconds, then down.
                    """)),
            .text(tr("Turn up two that mean the same, and they go.")),
            .text(tr("Fewer seconds rank higher, then fewer moves.")),
            .text(tr("Cards are spoken where spd-say or espeak-ng\nis installed and sound is on.")),
            .text(""),
            .heading(tr("Before a game")),
            .key("w", tr("the list of words")),
            .key(tr("Enter, Space"), tr("start")),
            .text(""),
            .heading(tr("In a game")),
            .key(tr("arrows, hjkl"), tr("choose a card")),
            .key("Tab", tr("the next card on the table")),
            .key(tr("Enter, Space"), tr("turn it")),
            .key(tr("mouse"), tr("click a card")),
            .key("r", tr("start again with new words")),
            .key("Esc", tr("pause")),
            .text(""),
            .heading(tr("Words of your own")),
            .text(tr("Put lists into the folder words beside your\nscores, as NAME.json:")),
            .text("{\"version\": 1, \"name\": \"mine\","),
            .text(" \"first\": {\"language\": \"English\","),
            .text("           \"tag\": \"en\"},"),
            .text(" \"second\": {\"language\": \"Basque\","),
            .text("            \"tag\": \"eu\"},"),
            .text(" \"words\": [{\"picture\": \"🐶\","),
            .text("   \"first\": \"dog\", \"second\": \"txakur\"}]}"),
            .text(tr("with 25 words or more, 20 letters or fewer.")),
        ]
    }
}
