import Localization
import Model

/// Options may precede or follow the command, as `--name value` or `--name=value`, until `--`.
struct InvocationParser {
    private var words: ArraySlice<String>
    private var invocation = Invocation()
    private var given: [String] = []
    private var hasCommand = false
    private var optionsEnded = false

    /// Without the program's own name.
    static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        var parser = InvocationParser(words: arguments[...])
        return try parser.run()
    }

    /// The language asked for, even where other arguments are invalid; nil when there is none that the game supports.
    static func language(of arguments: [String]) -> Language? {
        var parser = InvocationParser(words: arguments[...])
        // What is wrong is reported when all is parsed again.
        while let word = parser.words.popFirst() { try? parser.take(word) }
        return parser.invocation.language
    }

    private init(words: ArraySlice<String>) { self.words = words }

    private mutating func run() throws(UsageError) -> Invocation {
        while let word = words.popFirst() { try take(word) }
        try checkThatOptionsFit()
        return invocation
    }

    private mutating func take(_ word: String) throws(UsageError) {
        if optionsEnded || !word.hasPrefix("-") || word == "-" {
            try takeCommand(word)
        } else if word == "--" {
            optionsEnded = true
        } else {
            try takeOption(word == "-h" ? "--help" : word)
        }
    }

    private mutating func takeCommand(_ word: String) throws(UsageError) {
        guard !hasCommand else { return try takeArgument(word) }
        let command = try command(word)
        hasCommand = true
        if invocation.command == .help { invocation.topic = command == .help ? .play : command }
        if invocation.command != .help { invocation.command = command }
    }

    private mutating func takeArgument(_ word: String) throws(UsageError) {
        guard invocation.command.placeholder != nil, invocation.argument == nil, !word.isEmpty else {
            throw UsageError(tr("unexpected argument '\(word.excerpt)'"))
        }
        if invocation.command == .help { invocation.topic = try command(word) }
        invocation.argument = word
    }

    private func command(_ word: String) throws(UsageError) -> Subcommand {
        if !word.isEmpty, let command = Subcommand(rawValue: word) { return command }
        throw UsageError(tr("unknown command '\(word.excerpt)'"), word, among: Subcommand.written)
    }

    private mutating func takeOption(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { String($0) }
        guard word.hasPrefix("--"), let option = CommandLineOption.named(String(parts[0].dropFirst(2))) else {
            throw UsageError(
                tr("unknown option '\(parts[0].excerpt)'"), parts[0],
                among: CommandLineOption.all.map { "--" + $0.name })
        }
        given.append(option.name)
        guard option.placeholder != nil else {
            guard parts.count == 1 else { throw UsageError(tr("--\(option.name) takes no value")) }
            return try option.set(&invocation, "")
        }
        guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.isEmpty else {
            throw UsageError(tr("--\(option.name) needs a value: \(option.usage)"))
        }
        try option.set(&invocation, value)
    }

    private func checkThatOptionsFit() throws(UsageError) {
        guard !invocation.showsVersion, invocation.command != .help else { return }
        for name in given
        where !CommandLineOption.all(of: invocation.command).contains(where: { $0.name == name }) {
            throw UsageError(
                invocation.command != .play
                    ? tr("--\(name) can't be used with 'simon \(invocation.command.rawValue)'")
                    : name == "variant"
                        ? tr(
                            "--variant can't be used when playing: choose one before a game, with v or by its name"
                        ) : tr("--\(name) can't be used when playing"))
        }
        for (one, other) in CommandLineOption.exclusive where given.contains(one) && given.contains(other) {
            throw UsageError(tr("use only one of --\(one) and --\(other)"))
        }
        try checkThat("code", isGivenWith: "text")
        try checkThat("animate", isGivenWith: "png")
        try checkThat("size", isGivenWith: "cast")
        if invocation.command == .replay { try checkThat("stereo", isGivenWith: "wav") }
        if let wav = invocation.wav, wav == invocation.cast {
            throw UsageError(tr("--wav and --cast need different files"))
        }
        if invocation.command == .replay, invocation.argument == nil {
            throw UsageError(tr("replay which game? simon replay \(Subcommand.replay.placeholder ?? "")"))
        }
    }

    private func checkThat(_ name: String, isGivenWith other: String) throws(UsageError) {
        guard given.contains(name) && !given.contains(other) else { return }
        throw UsageError(tr("--\(name) needs --\(other)"))
    }
}
