import Model
import Localization

extension HelpText {
    /// The help of Pairs, before what is true of every game.
    static var pairs: [Line] {
        [
            .heading(tr("How to play")),
            .text(tr("The cards lie face down, two of each.")),
            .text(tr("Turn over two that match to remove them.")),
            .text(tr("Two that differ stay up until your next card.")),
            .text(""),
            .heading(tr("Scoring")),
            .text(
                tr(
                    """
                    A pair earns 1 point, plus 1 for each of
                    its cards with time left: each card may
                    lie face up for 10 seconds in all, and
                    keeps what is left when turned down. On
                    equal scores, fewer moves rank higher.
                    """)),
            .text(""),
            .heading(tr("Before a game")),
            .key("p", tr("6, 8, 10 or 12 pairs")),
            .key("d", tr("the theme of the cards")),
            .key(tr("Enter, Space"), tr("start a game")),
            .text(""),
            .heading(tr("In a game")),
            .key(tr("arrows, hjkl"), tr("choose a card")),
            .key("Tab", tr("the next card on the table")),
            .key(tr("Enter, Space"), tr("turn it over")),
            .key(tr("mouse"), tr("click a card")),
            .key("r", tr("restart")),
            .key("Esc", tr("pause")),
        ]
    }
}
