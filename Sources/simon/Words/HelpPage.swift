internal import Model

/// What `simon --help` prints: one screen.
enum HelpPage {
    /// The page.
    static let lines: [SafeText] = [
        "Simon Says: repeat the lights and tones of four pads; each round adds one.",
        "",
        "simon [OPTIONS]                    play",
        "simon scores [--json|--csv]        the leaderboard on standard output",
        "simon tones [--wav FILE]           play do re mi fa and the razz, or write them",
        "simon doctor                       what was found, and how to mend it",
        "simon help, simon --version",
        "",
        "  --game simon           start in that game",
        "  --seed N               the same sequence every time; marked and never ranked",
        "  --device PCM           ALSA device (default: default)",
        "  --mute                 no sound in this run, whatever the settings say",
        "  --data-dir DIR         scores and settings here instead of the XDG folders",
        "  --ascii                no glyphs beyond ASCII",
        "  --color WHICH          auto, truecolor, 256, 16 or none",
        "  --reduced-motion       nothing fades, jumps or moves",
        "",
        "Keys: r y g b or 1 2 3 4 or the mouse press a pad; Enter starts; Esc pauses",
        "and goes back; l leaderboard, s settings, ? help, q quits; Ctrl+C leaves.",
    ]
}
