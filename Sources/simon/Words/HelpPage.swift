internal import Model

/// What `simon --help` prints: one screen.
enum HelpPage {
    /// The page.
    static let lines: [SafeText] = [
        "Simon Says: repeat the lights and tones of four pads; each round adds one.",
        "",
        "simon [OPTIONS]                    play",
        "simon scores [--json|--csv]        leaderboards; --variant V, --forget NAME",
        "simon stats [--json|--csv]         statistics of a game",
        "simon replay ID|CODE               watch a game again and verify its score",
        "simon share [ID]                   the code of the last (or that) game",
        "simon tones [--wav FILE]           play or write the tones; --tuning NAME",
        "simon doctor [--tone]              what was found, how to mend it; a test tone",
        "simon help, simon --version",
        "  --game GAME            start in that game; of which scores and stats are told",
        "  --daily                today's sequence, the same for all the world",
        "  --seed N               the same sequence every time; marked and never ranked",
        "  --device PCM           ALSA device (default: default)",
        "  --mute                 no sound in this run, whatever the settings say",
        "  --data-dir DIR         scores and settings here instead of the XDG folders",
        "  --ascii                no glyphs beyond ASCII",
        "  --color WHICH          auto, truecolor, 256, 16 or none",
        "  --reduced-motion       nothing fades, jumps or moves",
        "Keys: r y g b or 1 2 3 4 or the mouse press a pad; Enter starts; Esc pauses",
        "and goes back; m games, l leaderboard, t statistics, s settings, ? help,",
        "a the last sequence again, o the longest, q quits; Ctrl+C leaves.",
    ]
}
