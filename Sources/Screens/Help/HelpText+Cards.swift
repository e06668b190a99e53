import Localization
import Model

extension HelpText {
    /// The help of Pairs, before what is true of every game.
    static var pairs: [Line] {
        let rules: [Line] = [
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
        return rules + turning
    }

    /// The help of Words, before what is true of every game.
    static var words: [Line] {
        let rules: [Line] = [
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
        let own: [Line] = [
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
        return rules + turning + own
    }

    /// The keys of a game of cards.
    private static var turning: [Line] {
        [
            .heading(tr("In a game")),
            .key(tr("arrows, hjkl"), tr("choose a card")),
            .key("Tab", tr("the next card on the table")),
            .key(tr("Enter, Space"), tr("turn it over")),
            .key(tr("mouse"), tr("click a card")),
            .key("r", tr("pause, to restart")),
            .key("Esc", tr("pause")),
        ]
    }
}
