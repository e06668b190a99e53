import Localization
import Model

extension GameFace {
    static let pairs = GameFace(
        PairsDeck.self, signs: { $0.unicode ? ["♣", "♣"] : ["&", "&"] },
        help: {
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
                        its cards with time left. Each card has
                        10 seconds face up in all; the number at
                        its foot counts them down, and stops
                        while the card lies face down. On equal
                        scores, fewer moves rank higher.
                        """)),
                .text(""),
                .heading(tr("Before a game")),
                .key("p", tr("6, 8, 10 or 12 pairs")),
                .key("d", tr("the theme of the cards")),
                .key(tr("Enter, Space"), tr("start a game")),
                .text(""),
            ]
        })
}
