import Model
import TerminalCore

/// What the command line asks for.
struct Invocation: Hashable {
    /// How the scores are written.
    enum Format: Hashable { case table, json, csv }
    /// Which colours are used, whatever the terminal says.
    enum ColourChoice: String, CaseIterable { case auto, truecolor, palette256 = "256", console = "16", none }

    var command = Subcommand.play
    /// The only game of `scores`, or the game to start in.
    var game: GameKind?
    /// The same sequence every time.
    var seed: UInt64?
    /// The identifier or the code of the game that is to be beaten.
    var beat: String?
    /// The day's sequence, the same for everyone.
    var daily = false
    /// The only variant of `scores`.
    var variant: String?
    /// The command that help is asked about; that for playing stands for everything.
    var topic = Subcommand.play
    /// The identifier or the code that `replay` and `share` are about.
    var argument: String?
    /// Whose traces `scores` removes.
    var forget: PlayerName?
    var device = "default"
    /// No sound in this run.
    var mute = false
    /// Line by line.
    var plain = false
    /// Where the files are, instead of the XDG folders.
    var dataDirectory: String?
    /// No glyphs beyond ASCII.
    var ascii = false
    var colour = ColourChoice.auto
    /// What is spoken, whatever environment and settings say.
    var language: Language?
    /// Nothing moves.
    var reducedMotion = false
    /// How scores are written.
    var format = Format.table
    /// Where the tones, or the sound of a replay, are written instead of played.
    var wav: String?
    /// Where the pictures of a replay are written instead of shown.
    var cast: String?
    /// How large those pictures are.
    var size: Size?
    /// Whether a text is shared instead of a code, and whether the code stands beneath it.
    var text = false, code = false
    /// The pitches of the tones.
    var tuning = Tuning.doReMiFa
    /// Whether the tones stand apart on two channels.
    var stereo = false
    /// Whether the doctor plays a tone.
    var tone = false
    var showsVersion = false

    /// Asks for help, about the command so far if there is one.
    mutating func askForHelp() {
        if command != .help { topic = command }
        command = .help
    }
}
