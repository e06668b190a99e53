import Localization
import Model

extension GameFace {
    static let words = GameFace(
        WordsDeck.self, signs: { _ in ["en", "es"] },
        help: {
            [
                .heading(tr("How to play")),
                .text(
                    tr(
                        """
                        Eight words, each on two cards in two
                        languages, lie face up for 5 seconds.
                        """)),
                .text(tr("Then turn over two that mean the same.")),
                .text(tr("Faster ranks higher; on a tie, fewer moves.")),
                .text(tr("Cards are read aloud if sound is on and\nspd-say or espeak-ng is installed.")),
                .text(""),
                .heading(tr("Before a game")),
                .key("w", tr("the word list")),
                .key(tr("Enter, Space"), tr("start a game")),
                .text(""),
            ]
        },
        more: {
            [
                .text(""),
                .heading(tr("Your own words")),
                .text(tr("Put lists into the folder \"words\" beside\nyour scores, as NAME.json:")),
                .text("{\"version\": 1, \"name\": \"mine\","),
                .text(" \"first\": {\"language\": \"English\","),
                .text("           \"tag\": \"en\"},"),
                .text(" \"second\": {\"language\": \"Basque\","),
                .text("            \"tag\": \"eu\"},"),
                .text(" \"words\": [{\"picture\": \"🐶\","),
                .text("   \"first\": \"dog\", \"second\": \"txakur\"}]}"),
                .text(tr("with 25 or more words of up to 20 letters.")),
            ]
        })
}
