internal import Model

extension CommandWord {
    /// What it does, in lines of a screen.
    var explanation: [SafeText] {
        switch self {
        case .play: []
        case .scores:
            [
                "Prints the leaderboards of a game on standard output, best first, with times in",
                "your time zone. Games of a chosen seed come last, without a rank.",
            ]
        case .stats:
            [
                "Prints what your games tell: how many, how good, and what could be trained, from",
                "the newest 200 of them.",
            ]
        case .replay:
            [
                "Shows a game again and tells whether its moves earn its score; the exit code is",
                "1 if not. ID is the first 8 digits or more of what 'simon scores --json' calls",
                "so, CODE what 'simon share' prints. Without a terminal only the verdict is told.",
            ]
        case .share:
            [
                "Prints the code of the last game, or of that of an ID: one line of text, from",
                "which 'simon replay CODE' plays and verifies the game on any machine.",
            ]
        case .tones: ["Plays do, re, mi, fa and the sound of a mistake, with their names."]
        case .doctor:
            ["Tells what was found of sound, terminal, haptics and files, and how to mend what", "is wrong."]
        case .help: ["Prints a page about everything, or about a command: simon help tones."]
        }
    }
}

extension OptionWord {
    /// What it does for a command.
    func explanation(for command: CommandWord) -> SafeText {
        switch self {
        case .game: "simon, squares, pairs, words or match; without it simon"
        case .daily: "today's sequence, the same for all the world"
        case .seed: "the same sequence every time; marked and never ranked"
        case .variant: "only the leaderboard of that variant, such as classic or 4x4"
        case .forget: "removes all scores and games of a player, after a question"
        case .device: "ALSA device (default: default)"
        case .mute: "no sound in this run, whatever the settings say"
        case .plain: command == .replay ? "only the verdict" : "line by line"
        case .dataDirectory: "files in that folder instead of the XDG folders"
        case .ascii: "no glyphs beyond ASCII"
        case .colour: "auto, truecolor, 256, 16 or none"
        case .reducedMotion: "nothing fades, jumps or moves"
        case .json: "for programs"
        case .csv: "for spreadsheets"
        case .wav: "writes the tones to that file instead"
        case .tone: "also plays a test tone"
        case .help: "this page"
        case .version: "the program's version"
        }
    }
}
