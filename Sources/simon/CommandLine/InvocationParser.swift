import Model
import Screens
import TerminalCore
import Localization

/// Reads a command line: options before or after the command, as `--name value` or `--name=value`, until
/// `--` ends them.
struct InvocationParser {
    private var words: ArraySlice<String>
    private var invocation = Invocation()
    private var given: [CommandLineOption] = []
    private var hasCommand = false

    /// Reads the arguments without the program's own name.
    static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        var parser = InvocationParser(words: arguments[...])
        return try parser.run()
    }

    /// The language that the arguments ask for, even where they cannot be understood; nil when they ask for none
    /// that the game speaks.
    static func language(of arguments: [String]) -> Language? {
        var words = arguments[...]
        var language: Language?
        while let word = words.popFirst(), word != "--" {
            guard word.hasPrefix("--") else { continue }
            let parts = word.dropFirst(2).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = CommandLineOption(rawValue: String(parts[0])), option.placeholder != nil else {
                continue
            }
            let value = parts.count == 2 ? String(parts[1]) : words.popFirst()
            if option == .language { language = value.flatMap { Language(locale: $0) } ?? language }
        }
        return language
    }

    private init(words: ArraySlice<String>) { self.words = words }

    private mutating func run() throws(UsageError) -> Invocation {
        var optionsEnded = false
        while let word = words.popFirst() {
            if optionsEnded {
                try takeCommand(word)
            } else if word == "--" {
                optionsEnded = true
            } else if word == "-h" {
                askForHelp()
                given.append(.help)
            } else if word.hasPrefix("--") {
                try takeOption(String(word.dropFirst(2)))
            } else if word.hasPrefix("-") && word.count > 1 {
                throw UsageError(
                    unknown: .option, word, among: CommandLineOption.allCases.map { "--" + $0.rawValue })
            } else {
                try takeCommand(word)
            }
        }
        try checkThatOptionsFit()
        return invocation
    }

    private mutating func takeCommand(_ word: String) throws(UsageError) {
        guard !hasCommand else { return try takeArgument(word) }
        guard !word.isEmpty, let command = Subcommand(rawValue: word) else {
            throw UsageError(unknown: .command, word, among: Subcommand.written)
        }
        hasCommand = true
        if invocation.command == .help { invocation.topic = command == .help ? .play : command }
        if invocation.command != .help { invocation.command = command }
    }

    private mutating func takeArgument(_ word: String) throws(UsageError) {
        guard invocation.command.placeholder != nil, invocation.argument == nil, !word.isEmpty else {
            throw UsageError(tr("unexpected argument '\(word.excerpt)'"))
        }
        if invocation.command == .help { return try takeTopic(word) }
        invocation.argument = word
    }

    private mutating func takeTopic(_ word: String) throws(UsageError) {
        guard let topic = Subcommand(rawValue: word) else {
            throw UsageError(unknown: .command, word, among: Subcommand.written)
        }
        invocation.topic = topic
        invocation.argument = word
    }

    /// Help is asked for, about the command that stands before it, if any.
    private mutating func askForHelp() {
        if invocation.command != .help { invocation.topic = invocation.command }
        invocation.command = .help
    }

    private mutating func takeOption(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard let option = CommandLineOption(rawValue: parts[0]) else {
            throw UsageError(
                unknown: .option, "--" + parts[0],
                among: CommandLineOption.allCases.map { "--" + $0.rawValue })
        }
        given.append(option)
        guard let placeholder = option.placeholder else {
            guard parts.count == 1 else { throw UsageError(tr("--\(option.rawValue) takes no value")) }
            return set(option)
        }
        guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.isEmpty else {
            throw UsageError(tr("--\(option.rawValue) needs a value: --\(option.rawValue) \(placeholder)"))
        }
        try set(option, to: value)
    }

    private mutating func set(_ option: CommandLineOption) {
        switch option {
        case .daily: invocation.daily = true
        case .mute: invocation.mute = true
        case .ascii: invocation.ascii = true
        case .plain: invocation.plain = true
        case .reducedMotion: invocation.reducedMotion = true
        case .json: invocation.format = .json
        case .stereo: invocation.stereo = true
        case .text: invocation.text = true
        case .code: invocation.code = true
        case .tone: invocation.tone = true
        case .csv: invocation.format = .csv
        case .help: askForHelp()
        case .version: invocation.showsVersion = true
        default: break
        }
    }

    private mutating func set(_ option: CommandLineOption, to value: String) throws(UsageError) {
        switch option {
        case .game: invocation.game = try known(value, .game) as GameKind
        case .forget:
            guard let name = PlayerName(value) else {
                throw UsageError(tr("'\(value.excerpt)' is not a valid name"))
            }
            invocation.forget = name
        case .variant: invocation.variant = value
        case .seed:
            guard let seed = UInt64(value) else {
                throw UsageError(
                    tr("--seed takes a whole number from 0 to \(UInt64.max), not '\(value.excerpt)'"))
            }
            invocation.seed = seed
        case .colour: invocation.colour = try known(value, .colour)
        case .tuning: invocation.tuning = try known(value, .tuning)
        case .language:
            guard let language = Language(locale: value) else {
                throw UsageError(unknown: .language, value, among: Language.allCases.map(\.code))
            }
            invocation.language = language
        case .beat: invocation.beat = value
        case .device: invocation.device = value
        case .dataDirectory: invocation.dataDirectory = value
        case .wav: invocation.wav = value
        case .cast: invocation.cast = value
        case .size:
            let (least, most) = (MinimumSize.least, ClipRecorder.maxSize)
            guard let size = Size(written: value), (least.width...most.width).contains(size.width),
                (least.height...most.height).contains(size.height)
            else {
                throw UsageError(
                    tr(
                        "--size takes columns x rows from \(least.written) to \(most.written), such as 80x24, not '\(value.excerpt)'"
                    ))
            }
            invocation.size = size
        default: break
        }
    }

    /// One of the words that an option takes.
    private func known<Choice: RawRepresentable<String> & CaseIterable>(
        _ word: String, _ kind: UsageError.Kind
    ) throws(UsageError) -> Choice {
        guard let choice = Choice(rawValue: word) else {
            throw UsageError(unknown: kind, word, among: Choice.allCases.map(\.rawValue))
        }
        return choice
    }

    private func checkThatOptionsFit() throws(UsageError) {
        guard !invocation.showsVersion, invocation.command != .help else { return }
        for option in given where !option.commands.contains(invocation.command) {
            throw UsageError(
                invocation.command == .play
                    ? option == .variant
                        ? tr(
                            "--variant can't be used when playing: choose one before a game, with v or by its name"
                        )
                        : tr("--\(option.rawValue) can't be used when playing")
                    : tr("--\(option.rawValue) can't be used with 'simon \(invocation.command.rawValue)'"))
        }
        try checkThatOneIsGiven(of: .json, .csv)
        try checkThatOneIsGiven(of: .daily, .seed)
        for other in [CommandLineOption.daily, .seed, .game] { try checkThatOneIsGiven(of: .beat, other) }
        try checkThat(.code, isGivenWith: .text)
        // Lines have no pictures, and what makes no sound has none to write.
        try checkThatOneIsGiven(of: .plain, .cast)
        try checkThatOneIsGiven(of: .plain, .wav)
        try checkThatOneIsGiven(of: .mute, .wav)
        try checkThat(.size, isGivenWith: .cast)
        if invocation.command == .replay { try checkThat(.stereo, isGivenWith: .wav) }
        if let wav = invocation.wav, wav == invocation.cast {
            throw UsageError(tr("--wav and --cast need different files"))
        }
        if invocation.command == .replay, invocation.argument == nil {
            throw UsageError(tr("replay which game? simon replay \(Subcommand.replay.placeholder ?? "")"))
        }
    }

    private func checkThat(
        _ option: CommandLineOption, isGivenWith other: CommandLineOption
    ) throws(UsageError) {
        if given.contains(option) && !given.contains(other) {
            throw UsageError(tr("--\(option.rawValue) needs --\(other.rawValue)"))
        }
    }

    private func checkThatOneIsGiven(of one: CommandLineOption, _ other: CommandLineOption) throws(UsageError)
    {
        if given.contains(one) && given.contains(other) {
            throw UsageError(tr("use only one of --\(one.rawValue) and --\(other.rawValue)"))
        }
    }
}

extension Size {
    /// Reads `80x24`.
    fileprivate init?(written text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
        self.init(width: width, height: height)
    }

    /// The size as the command line writes it.
    fileprivate var written: String { "\(width)x\(height)" }
}
