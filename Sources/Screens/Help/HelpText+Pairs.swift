import Model
import Localization

extension HelpText {
    /// The help of Pairs, before what is true of every game.
    static var pairs: [Line] {
        [
            .heading(tr("How to play")),
            .text(tr("The cards lie face down, each twice.")),
            .text(tr("Turn up two that are alike, and they go.")),
            .text(tr("Two that differ lie open until the next.")),
            .text(""),
            .heading(tr("What counts")),
            .text(
                tr(
                    """
                    A pair earns 1 point, and 1 more for each
                    of its cards with time left: a card has
                    10 seconds of lying open in all, and keeps
                    what is left when it is turned down. Of
                    equal scores, fewer moves rank higher.
                    """)),
            .text(""),
            .heading(tr("Before a game")),
            .key("p", tr("6, 8, 10 or 12 pairs")),
            .key("c", tr("what stands on the cards")),
            .key(tr("Enter, Space"), tr("start")),
            .text(""),
            .heading(tr("In a game")),
            .key(tr("arrows, hjkl"), tr("choose a card")),
            .key("Tab", tr("the next card on the table")),
            .key(tr("Enter, Space"), tr("turn it")),
            .key(tr("mouse"), tr("click a card")),
            .key("r", tr("deal anew")),
            .key("Esc", tr("pause")),
        ]
    }
}
