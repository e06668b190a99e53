internal import Model

extension HelpText {
    /// The help of Pairs, before what is true of every game.
    static let pairs: [Line] = [
        .heading("How to play"),
        .text("The cards lie face down, each twice."),
        .text("Turn up two that are alike, and they go."),
        .text("Two that differ lie open until the next."),
        .text(""),
        .heading("What counts"),
        .text("A pair earns 1 point, and the seconds left"),
        .text("of its two cards as a bonus: each card has"),
        .text("10 seconds of lying open in all, and keeps"),
        .text("what is left when it is turned down."),
        .text(""),
        .heading("Before a game"),
        .key("p", "6, 8, 10 or 12 pairs"),
        .key("c", "what stands on the cards"),
        .key("Enter, Space", "start"),
        .text(""),
        .heading("In a game"),
        .key("arrows, hjkl", "choose a card"),
        .key("Tab", "the next card on the table"),
        .key("Enter, Space", "turn it"),
        .key("mouse", "click a card"),
        .key("r", "deal anew"),
        .key("Esc", "pause"),
    ]
}
