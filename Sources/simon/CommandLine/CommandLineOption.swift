import Localization
import Model

/// A row of the table of options, from which parser, help, manual page and completions are made. Sentences
/// are translated when they are used.
struct CommandLineOption: Sendable {
    typealias Setter = @Sendable (inout Invocation, String) throws(UsageError) -> Void

    /// What shells complete for the value.
    enum Offer: Hashable, Sendable {
        case nothing, words([String]), variants, players, games, devices, folders, files
    }

    /// Without the two dashes.
    let name: String
    /// An option with different meanings has a row for each.
    let commands: [Subcommand]
    let set: Setter
    private let offered: @Sendable () -> Offer
    private let value: (@Sendable () -> String)?
    private let sentence: @Sendable () -> String

    /// Lazy, as the program itself never needs it.
    var offer: Offer { offered() }
    /// Stands for the value in the help; nil when there is none.
    var placeholder: String? { value?() }
    var help: String { sentence() }
    /// As it is written: `--game GAME`.
    var usage: String { "--\(name)\(placeholder.map { " " + $0 } ?? "")" }

    static func named(_ name: String) -> CommandLineOption? { all.first { $0.name == name } }

    static func all(of command: Subcommand) -> [CommandLineOption] {
        all.filter { $0.commands.contains(command) }
    }

    /// What the command accepts and `play` does not; common options are described with `help`.
    static func own(of command: Subcommand) -> [CommandLineOption] {
        let others = all(of: .play) + (command == .help ? [] : all(of: .help))
        return all(of: command).filter { option in !others.contains { $0.name == option.name } }
    }

    static func flag(
        _ name: String, _ commands: [Subcommand], _ help: @autoclosure @escaping @Sendable () -> String,
        set: @escaping @Sendable (inout Invocation) -> Void
    ) -> CommandLineOption {
        CommandLineOption(
            name: name, commands: commands, set: { invocation, _ in set(&invocation) }, offered: { .nothing },
            value: nil, sentence: help)
    }

    /// - Parameter read: converts the given word to what `set` takes.
    static func value<Value>(
        _ name: String, _ commands: [Subcommand], _ value: @autoclosure @escaping @Sendable () -> String,
        _ offer: @autoclosure @escaping @Sendable () -> Offer,
        _ help: @autoclosure @escaping @Sendable () -> String,
        _ read: @escaping @Sendable (String) throws(UsageError) -> Value,
        set: @escaping @Sendable (inout Invocation, Value) -> Void
    ) -> CommandLineOption {
        CommandLineOption(
            name: name, commands: commands,
            set: { (invocation, word) throws(UsageError) in set(&invocation, try read(word)) },
            offered: offer,
            value: value, sentence: help)
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ commands: [Subcommand], _ value: @autoclosure @escaping @Sendable () -> String,
        _: Choice.Type, _ help: @autoclosure @escaping @Sendable () -> String,
        unknown: @escaping @Sendable (_ excerpt: String) -> SafeText,
        set: @escaping @Sendable (inout Invocation, Choice) -> Void
    ) -> CommandLineOption {
        .value(
            name, commands, value(), .words(Choice.allCases.map(\.rawValue)), help(),
            { (word) throws(UsageError) in
                if let choice = Choice(rawValue: word) { return choice }
                throw UsageError(unknown(word.excerpt), word, among: Choice.allCases.map(\.rawValue))
            }, set: set)
    }
}
