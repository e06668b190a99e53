import GameRules
import Localization
import Model
import Screens
import TerminalCore

extension CommandLineOption {
    /// In the order of the help and the manual page.
    static let all: [CommandLineOption] = [
        .choice(
            "game", [.play], tr("GAME"), GameKind.self,
            tr("start with it; with scores or stats, only that game"), unknown: unknownGame
        ) { $0.game = $1 },
        .choice(
            "game", [.scores, .stats], tr("GAME"), GameKind.self,
            tr("only \(games.dropLast().joined(separator: ", ")) or \(games.last ?? "")"),
            unknown: unknownGame
        ) { $0.game = $1 },
        .flag("daily", [.play], tr("today's game, the same for everyone")) { $0.daily = true },
        .value("seed", [.play], "N", .nothing, tr("the same sequence every time; never ranked"), seed) {
            $0.seed = $1
        },
        .value(
            "beat", [.play], tr("CODE"), .games, tr("play the game in somebody's code: who goes further?"),
            text
        ) { $0.beat = $1 },
        .value(
            "device", [.play, .replay, .tones, .doctor], "PCM", .devices,
            tr("ALSA device (default: default)"), text
        ) { $0.device = $1 },
        .flag("mute", [.play, .replay], tr("no sound for this run, whatever the settings say")) {
            $0.mute = true
        },
        .flag("plain", [.play, .replay], tr("line by line: for screen readers and pipes")) {
            $0.plain = true
        },
        .value(
            "data-dir", [.play, .scores, .stats, .replay, .share, .doctor], tr("DIR"), .folders,
            tr("files in that folder, not in the XDG folders"), text
        ) { $0.dataDirectory = $1 },
        .flag("ascii", [.play, .replay], tr("ASCII characters only")) { $0.ascii = true },
        .flag("reduced-motion", [.play, .replay], tr("no movement")) { $0.reducedMotion = true },
        .value(
            "color", [.play, .replay], tr("WHICH"), .words(depths.map(\.key)),
            tr("auto, truecolor, 256, 16 or none"), depth
        ) { $0.depth = $1 },
        .value(
            "lang", Subcommand.allCases, tr("LANG"), .words(Language.allCases.map(\.code)),
            tr("\(Language.codes); overrides environment and settings"), language
        ) { $0.language = $1 },
        .flag("json", [.scores, .stats], tr("for programs")) { $0.format = .json },
        .flag("csv", [.scores, .stats], tr("for spreadsheets")) { $0.format = .csv },
        .value("variant", [.scores], "V", .variants, tr("only that variant, such as classic or 4x4"), text) {
            $0.variant = $1
        },
        .value(
            "variant", [.stats], "V", .words(spans),
            tr("with V = span: what was measured of your memory span"), text
        ) { $0.variant = $1 },
        .value(
            "forget", [.scores], tr("NAME"), .players,
            tr("removes all of a player's scores and games, after asking"), player
        ) { $0.forget = $1 },
        .value(
            "wav", [.replay, .tones], tr("FILE"), .files, tr("saves the sound as a WAV file instead"), text
        ) { $0.wav = $1 },
        .value(
            "cast", [.replay], tr("FILE"), .files, tr("saves the pictures in asciinema's format instead"),
            text
        ) { $0.cast = $1 },
        .value(
            "size", [.replay], tr("COLSxROWS"), .words(["80x24", "100x30", "120x36"]),
            tr("the size of those pictures (default: 80x24)"), size
        ) { $0.size = $1 },
        .flag("text", [.share], tr("a result to paste instead: score and rounds")) { $0.text = true },
        .flag("code", [.share], tr("the code beneath it")) { $0.code = true },
        .value("png", [.share], tr("FILE"), .files, tr("a picture of the game as a PNG file instead"), text) {
            $0.png = $1
        },
        .flag("animate", [.share], tr("the picture plays the last round")) { $0.animate = true },
        .choice(
            "tuning", [.tones], tr("NAME"), Tuning.self,
            tr("do-re-mi-fa (default), or 1978 for the toy's own pitches"),
            unknown: { tr("unknown tuning '\($0)'") }
        ) { $0.tuning = $1 },
        .flag("stereo", [.replay, .tones], tr("two channels, each pad in its own place")) {
            $0.stereo = true
        },
        .flag("tone", [.doctor], tr("also plays a test tone")) { $0.tone = true },
        .flag("help", Subcommand.allCases.filter { $0 != .play }, tr("this help")) { $0.askForHelp() },
        .flag("version", [.help], tr("the program's version")) { $0.showsVersion = true },
    ]

    /// Of each pair only one may be given.
    static let exclusive = [
        ("json", "csv"), ("daily", "seed"), ("beat", "daily"), ("beat", "seed"), ("beat", "game"),
        ("plain", "cast"), ("plain", "wav"), ("mute", "wav"), ("text", "png"),
    ]

    private static var games: [String] { GameKind.allCases.map(\.rawValue) }

    @Sendable private static func unknownGame(_ word: String) -> SafeText { tr("unknown game '\(word)'") }

    private static var spans: [String] {
        GameKind.simon.options.variantNames.filter { $0.hasPrefix("span") }
    }

    private static func text(_ value: String) -> String { value }

    private static func seed(_ value: String) throws(UsageError) -> UInt64 {
        if let seed = UInt64(value) { return seed }
        throw UsageError(tr("--seed takes a whole number from 0 to \(UInt64.max), not '\(value.excerpt)'"))
    }

    private static let depths: KeyValuePairs<String, ColourDepth?> = [
        "auto": nil, "truecolor": .truecolor, "256": .indexed, "16": .sixteen, "none": ColourDepth.none,
    ]

    private static func depth(_ value: String) throws(UsageError) -> ColourDepth? {
        if let (_, depth) = depths.first(where: { $0.key == value }) { return depth }
        throw UsageError(tr("unknown colour '\(value.excerpt)'"), value, among: depths.map(\.key))
    }

    private static func language(_ value: String) throws(UsageError) -> Language {
        if let language = Language(locale: value) { return language }
        throw UsageError(
            tr("unknown language '\(value.excerpt)'"), value, among: Language.allCases.map(\.code))
    }

    private static func player(_ value: String) throws(UsageError) -> PlayerName {
        if let name = PlayerName(value) { return name }
        throw UsageError(tr("'\(value.excerpt)' is not a valid name"))
    }

    private static func size(_ value: String) throws(UsageError) -> Size {
        let (least, most) = (MinimumSize.least, ClipRecorder.maxSize)
        let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        if parts.count == 2, let width = parts[0], let height = parts[1],
            (least.width...most.width).contains(width), (least.height...most.height).contains(height)
        {
            return Size(width: width, height: height)
        }
        throw UsageError(
            tr(
                "--size takes columns x rows from \(least.written) to \(most.written), such as 80x24, not '\(value.excerpt)'"
            ))
    }
}

extension Size {
    fileprivate var written: String { "\(width)x\(height)" }
}
