internal import Model

extension HelpText {
    /// The help of Words, before what is true of every game.
    static let words: [Line] = [
        .heading("How to play"),
        .text("Eight words in two languages, on two cards"),
        .text("each, lie face up for 5 seconds, then down."),
        .text("Turn up two that mean the same, and they go."),
        .text("Fewer seconds rank higher, then fewer moves."),
        .text("Cards are spoken where spd-say or espeak-ng"),
        .text("is installed and sound is on."),
        .text(""),
        .heading("Before a game"),
        .key("w", "the list of words"),
        .key("Enter, Space", "start"),
        .text(""),
        .heading("In a game"),
        .key("arrows, hjkl", "choose a card"),
        .key("Tab", "the next card on the table"),
        .key("Enter, Space", "turn it"),
        .key("mouse", "click a card"),
        .key("r", "start again with new words"),
        .key("Esc", "pause"),
        .text(""),
        .heading("Words of your own"),
        .text("Put lists into the folder words beside your"),
        .text("scores, as NAME.json:"),
        .text("{\"version\": 1, \"name\": \"mine\","),
        .text(" \"first\": {\"language\": \"English\","),
        .text("           \"tag\": \"en\"},"),
        .text(" \"second\": {\"language\": \"Basque\","),
        .text("            \"tag\": \"eu\"},"),
        .text(" \"words\": [{\"picture\": \"🐶\","),
        .text("   \"first\": \"dog\", \"second\": \"txakur\"}]}"),
        .text("with 25 words or more, 20 letters or fewer."),
    ]
}
