import Model
import TerminalCore

struct Invocation: Hashable {
    enum Format: Hashable { case table, json, csv }

    var command = Subcommand.play
    /// Filters `scores`, or the game to start in.
    var game: GameKind?
    var seed: UInt64?
    /// Identifier or code of the game to beat.
    var beat: String?
    var daily = false
    /// Filters `scores`.
    var variant: String?
    /// The command that help is about; `play` means everything.
    var topic = Subcommand.play
    /// Identifier or code for `replay` and `share`.
    var argument: String?
    var forget: PlayerName?
    var device = "default"
    var mute = false
    var plain = false
    var dataDirectory: String?
    var ascii = false
    /// Overrides what the terminal reports.
    var depth: ColourDepth?
    /// Overrides environment and settings.
    var language: Language?
    var reducedMotion = false
    var format = Format.table
    var wav: String?
    var cast: String?
    var size: Size?
    /// For `share`: a text instead of a code, and whether the code follows it.
    var text = false, code = false
    /// For `share`: where a picture goes, and whether it moves.
    var png: String?
    var animate = false
    var tuning = Tuning.doReMiFa
    var stereo = false
    var tone = false
    var showsVersion = false

    mutating func askForHelp() {
        if command != .help { topic = command }
        command = .help
    }
}
