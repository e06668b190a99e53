import Model
import Testing
import Localization
import TerminalCore

@testable import simon

@Suite struct InvocationParserTests {
    /// A command line, as a shell would split it, and what it asks for.
    struct Line: Sendable, CustomTestStringConvertible {
        let words: [String]
        let expected: Invocation

        init(_ text: String, _ change: (inout Invocation) -> Void = { _ in }) {
            words = text.split(separator: " ").map(String.init)
            var expected = Invocation()
            change(&expected)
            self.expected = expected
        }

        var testDescription: String { "simon " + words.joined(separator: " ") }
    }

    @Test(arguments: [
        Line(""), Line("--mute") { $0.mute = true }, Line("--ascii") { $0.ascii = true },
        Line("--daily") { $0.daily = true },
        Line("--reduced-motion") { $0.reducedMotion = true }, Line("--game simon") { $0.game = .simon },
        Line("--seed 0") { $0.seed = 0 }, Line("--seed 18446744073709551615") { $0.seed = .max },
        Line("--device plughw:1,0") { $0.device = "plughw:1,0" },
        Line("--data-dir /tmp/x") { $0.dataDirectory = "/tmp/x" },
        Line("--data-dir=a=b") { $0.dataDirectory = "a=b" },
        Line("--color auto"), Line("--color truecolor") { $0.depth = .truecolor },
        Line("--color 256") { $0.depth = .indexed }, Line("--color=16") { $0.depth = .sixteen },
        Line("--color none") { $0.depth = ColourDepth.none },
        Line("--lang es") { $0.language = .spanish }, Line("--lang=en_GB.UTF-8") { $0.language = .english },
        Line("--seed 1 --seed 2") { $0.seed = 2 },
        Line("--mute --seed=7 --ascii") { ($0.mute, $0.seed, $0.ascii) = (true, 7, true) },
        Line("--"), Line("--mute --") { $0.mute = true },
    ])
    func asksForAGame(line: Line) throws { try check(line) }

    @Test func anUnknownLanguageIsToldWhichThereAre() {
        #expect(throws: UsageError("unknown language 'fr'; choose from: en, es")) {
            try InvocationParser.parse(["--lang", "fr"])
        }
    }

    @Test(
        arguments: [
            ("", nil), ("--lang es", .spanish), ("--lang=es --musik", .spanish),
            ("--musik --lang es", .spanish),
            ("dance --lang es_MX.UTF-8", .spanish), ("--lang es --lang en", .english), ("--lang fr", nil),
            ("--lang es --lang fr", .spanish), ("--lang", nil), ("--lang=", nil), ("-- --lang es", nil),
            ("--data-dir --lang es", nil), ("--data-dir -- --lang es", .spanish),
            ("--data-dir=x --lang es", .spanish),
            ("--mute --lang es", .spanish), ("lang es", nil), ("-lang es", nil),
        ] as [(String, Language?)])
    func theLanguageIsKnownEvenWhereNothingElseIs(text: String, language: Language?) {
        #expect(InvocationParser.language(of: Line(text).words) == language)
    }

    @Test(arguments: [
        ("--mtue", "unknown option '--mtue'; did you mean '--mute'? See 'simon --help'"),
        ("--color 15", "unknown colour '15'; did you mean '16'? See 'simon --help'"),
        ("--frobnicate", "unknown option '--frobnicate'; see 'simon --help'"),
    ])
    func theAdviceIsPunctuated(text: String, advice: String) {
        let error = #expect(throws: UsageError.self) { try InvocationParser.parse(Line(text).words) }
        #expect(error?.report.string == advice)
    }

    @Test(arguments: [
        Line("scores") { $0.command = .scores },
        Line("scores --json") { ($0.command, $0.format) = (.scores, .json) },
        Line("--csv scores") { ($0.command, $0.format) = (.scores, .csv) },
        Line("--data-dir d scores --game simon --csv") {
            ($0.command, $0.dataDirectory, $0.game, $0.format) = (.scores, "d", .simon, .csv)
        },
        Line("-- scores") { $0.command = .scores },
        Line("--csv -- scores") { ($0.command, $0.format) = (.scores, .csv) },
        Line("replay S1abc --mute") { ($0.command, $0.argument, $0.mute) = (.replay, "S1abc", true) },
        Line("replay S1abc --wav a.wav --stereo") {
            ($0.command, $0.argument, $0.wav, $0.stereo) = (.replay, "S1abc", "a.wav", true)
        },
        Line("replay S1abc --cast=a --size 100x30") {
            ($0.command, $0.argument, $0.cast, $0.size) = (
                .replay, "S1abc", "a", Size(width: 100, height: 30)
            )
        },
        Line("share") { $0.command = .share },
        Line("share --text --code") { ($0.command, $0.text, $0.code) = (.share, true, true) },
        Line("share --png a.png --animate") {
            ($0.command, $0.png, $0.animate) = (.share, "a.png", true)
        },
        Line("--beat S1abc") { $0.beat = "S1abc" },
        Line("share 1234") { ($0.command, $0.argument) = (.share, "1234") },
        Line("stats --game=match --csv") { ($0.command, $0.game, $0.format) = (.stats, .match, .csv) },
        Line("scores --variant rewind") { ($0.command, $0.variant) = (.scores, "rewind") },
        Line("scores --forget Ada") { ($0.command, $0.forget) = (.scores, PlayerName("Ada")) },
        Line("tones") { $0.command = .tones },
        Line("tones --stereo") { ($0.command, $0.stereo) = (.tones, true) },
        Line("tones --wav a.wav") { ($0.command, $0.wav) = (.tones, "a.wav") },
        Line("tones --tuning 1978") { ($0.command, $0.tuning) = (.tones, .original1978) },
        Line("--device null tones") { ($0.command, $0.device) = (.tones, "null") },
        Line("doctor --data-dir d --device hw:0") {
            ($0.command, $0.dataDirectory, $0.device) = (.doctor, "d", "hw:0")
        },
    ])
    func asksForACommand(line: Line) throws { try check(line) }

    @Test(arguments: [
        "help", "--help", "-h", "scores --help", "--help scores", "-h tones", "--mute --help",
        "help --seed 1",
    ])
    func asksForHelp(text: String) throws {
        #expect(try InvocationParser.parse(Line(text).words).command == .help)
    }

    @Test(arguments: ["--version", "scores --version", "--version --mute", "--version tones --mute"])
    func asksForTheVersion(text: String) throws {
        #expect(try InvocationParser.parse(Line(text).words).showsVersion)
    }

    @Test(arguments: [
        ("--mtue", "unknown option '--mtue'; did you mean '--mute'?"),
        ("--colour=16", "unknown option '--colour'; did you mean '--color'?"),
        ("--frobnicate", "unknown option '--frobnicate'"), ("-x", "unknown option '-x'"),
        ("--Mute", "unknown option '--Mute'; did you mean '--mute'?"),
        ("score", "unknown command 'score'; did you mean 'scores'?"),
        ("dance", "unknown command 'dance'; choose from: scores, stats, replay, share, tones, doctor, help"),
        ("-", "unknown command '-'; choose from: scores, stats, replay, share, tones, doctor, help"),
        (
            "-- --mute",
            "unknown command '--mute'; choose from: scores, stats, replay, share, tones, doctor, help"
        ),
        ("scores scores", "unexpected argument 'scores'"),
        ("-- scores --json", "unexpected argument '--json'"),
        ("--game chess", "unknown game 'chess'; choose from: simon, squares, pairs, words, match"),
        ("--game square", "unknown game 'square'; did you mean 'squares'?"),
        ("--game simno", "unknown game 'simno'; did you mean 'simon'?"),
        ("--color 24bit", "unknown colour '24bit'; choose from: auto, truecolor, 256, 16, none"),
        ("--color truecolour", "unknown colour 'truecolour'; did you mean 'truecolor'?"),
        ("--seed", "--seed needs a value: --seed N"), ("--seed=", "--seed needs a value: --seed N"),
        ("--data-dir", "--data-dir needs a value: --data-dir DIR"),
        ("--mute=yes", "--mute takes no value"), ("--mute=", "--mute takes no value"),
        ("scores --mute", "--mute can't be used with 'simon scores'"),
        ("--wav x", "--wav can't be used when playing"),
        ("tones --json", "--json can't be used with 'simon tones'"),
        ("--json", "--json can't be used when playing"),
        ("scores --json --csv", "use only one of --json and --csv"),
        ("share --animate", "--animate needs --png"),
        ("share --text --png a", "use only one of --text and --png"), ("share --code", "--code needs --text"),
        ("--beat S1 --seed 3", "use only one of --beat and --seed"),
        ("--game simon --beat S1", "use only one of --beat and --game"),
        ("replay S1 --beat S1", "--beat can't be used with 'simon replay'"),
        ("replay S1 --size 80x24", "--size needs --cast"), ("replay S1 --stereo", "--stereo needs --wav"),
        ("replay S1 --wav a --cast a", "--wav and --cast need different files"),
        ("replay S1 --plain --cast a", "use only one of --plain and --cast"),
        ("replay S1 --mute --wav a", "use only one of --mute and --wav"),
        ("tones --cast a", "--cast can't be used with 'simon tones'"),
        ("--daily --seed 1", "use only one of --daily and --seed"),
        ("replay", "replay which game? simon replay ID|CODE"), ("replay a b", "unexpected argument 'b'"),
        ("repaly", "unknown command 'repaly'; did you mean 'replay'?"),
        ("stats --seed 1", "--seed can't be used with 'simon stats'"),
        ("share --csv", "--csv can't be used with 'simon share'"),
    ])
    func saysWhatIsWrong(text: String, sentence: String) {
        let error = #expect(throws: UsageError.self) { try InvocationParser.parse(Line(text).words) }
        #expect(error?.sentence.string == sentence)
    }

    @Test(arguments: ["-1", "1.5", "ten", "18446744073709551616", "0x10", "1 ", " 1", "１"])
    func aSeedIsAWholeNumber(value: String) {
        let error = #expect(throws: UsageError.self) { try InvocationParser.parse(["--seed", value]) }
        #expect(error?.sentence.string.hasPrefix("--seed takes a whole number from 0 to") == true)
    }

    @Test(arguments: [
        "80", "80x", "x24", "80X24", "80x24x1", "29x10", "30x9", "501x24", "80x201", "-80x24", "80 x 24",
    ])
    func aSizeIsOneThatTheGameFits(value: String) {
        let error = #expect(throws: UsageError.self) {
            try InvocationParser.parse(["replay", "S1", "--cast", "a", "--size", value])
        }
        #expect(error?.sentence.string.hasPrefix("--size takes columns x rows from 30x10 to 500x200") == true)
    }

    @Test func wordsMayHoldAnything() throws {
        #expect(try InvocationParser.parse(["--data-dir", "my scores"]).dataDirectory == "my scores")
        #expect(try InvocationParser.parse(["--data-dir", "--mute"]).dataDirectory == "--mute")
        let error = #expect(throws: UsageError.self) { try InvocationParser.parse(["\u{1B}[31mred\n"]) }
        #expect(error?.sentence.string.contains("\u{1B}") == false)
        #expect(throws: UsageError.self) { try InvocationParser.parse([""]) }
        #expect(throws: UsageError.self) { try InvocationParser.parse(["--data-dir", ""]) }
    }

    private func check(_ line: Line) throws {
        #expect(try InvocationParser.parse(line.words) == line.expected)
    }
}
