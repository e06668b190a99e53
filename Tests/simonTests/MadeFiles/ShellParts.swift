import GameRules
import Model

@testable import simon

/// What the completions of all shells are made of.
enum ShellTable {
    static var commands: String { Subcommand.written.joined(separator: " ") }

    /// The options offered after a command; before any there are those of help as well.
    static func options(_ command: Subcommand) -> [CommandLineOption] {
        CommandLineOption.all(of: command) + (command == .play ? CommandLineOption.own(of: .help) : [])
    }

    /// The words of a game, and the boards it has.
    static var variants: [(game: String, variants: String)] {
        GameKind.allCases.map { game in
            let lists = WordListFolder.lists(dataFolder: "").map(\.name.string)
            let names = game == .words ? lists : game.plainVariants
            return (game.rawValue, names.joined(separator: " "))
        }
    }

    /// What each shell completes for the value of an option.
    static func action(
        _ offer: CommandLineOption.Offer
    ) -> (bash: String, zsh: String, fish: String) {
        switch offer {
        case .nothing: ("return", "", " -x")
        case .words(let words):
            (
                "words='\(words.joined(separator: " "))'", "(\(words.joined(separator: " ")))",
                " -x -a '\(words.joined(separator: " "))'"
            )
        case .variants: ("words=$(_simon_variants)", "_simon_variants", " -x -a '(__simon_variants)'")
        case .devices: ("words=$(_simon_devices)", "_simon_devices", " -x -a '(__simon_devices)'")
        case .games: ("words=$(_simon_games \"$1\")", "_simon_games", " -x -a '(__simon_games)'")
        case .players:
            ("_simon_players \"$1\" \"$current\"; return", "_simon_players", " -x -a '(__simon_players)'")
        // Bash is offered no paths: readline completes them itself, which escapes what has to be.
        case .folders:
            (
                "compopt -o dirnames 2>/dev/null; return", "_files -/",
                " -x -a '(__fish_complete_directories)'"
            )
        case .files: ("compopt -o default 2>/dev/null; return", "_files", " -r -F")
        }
    }

    static var allVariants: String { variants.map(\.variants).joined(separator: " ") }

    /// A text in single quotes.
    static func quoted(_ text: String, apostrophe: String) -> String {
        "'" + text.replacing("'", with: apostrophe) + "'"
    }
}

enum BashParts {
    static func part(_ name: String) -> [String] {
        switch name {
        case "commands": ["local commands='\(ShellTable.commands)'"]
        case "variants":
            ShellTable.variants.map { "*' --game \($0.game) '*) echo '\($0.variants)' ;;" }
                + ["*) echo '\(ShellTable.allVariants)' ;;"]
        case "values": CommandLineOption.all.filter { $0.placeholder != nil }.flatMap(values)
        default:
            Subcommand.allCases.map { command in
                let words = ShellTable.options(command).map { "--" + $0.name }.joined(separator: " ")
                return "\(command == .play ? "''" : command.rawValue)) words='\(words)' ;;"
            }
        }
    }

    /// One row for all commands, unless the option has a value of another kind elsewhere.
    private static func values(_ option: CommandLineOption) -> [String] {
        let rows = CommandLineOption.all.filter { $0.name == option.name }
        guard Set(rows.map(\.offer)).count > 1 else {
            return rows.first?.commands == option.commands
                ? ["*' --\(option.name)') \(ShellTable.action(option.offer).bash) ;;"] : []
        }
        let patterns = option.commands.map { "'\($0.rawValue) --\(option.name)'" }
        return ["\(patterns.joined(separator: " | "))) \(ShellTable.action(option.offer).bash) ;;"]
    }
}

enum ZshParts {
    static func part(_ name: String) -> [String] {
        switch name {
        case "variants":
            ShellTable.variants.map { "*' --game \($0.game) '*) variants=(\($0.variants)) ;;" }
                + ["*) variants=(\(ShellTable.allVariants)) ;;"]
        default:
            ["commands=("]
                + Subcommand.allCases.filter { $0 != .play }.map {
                    "    " + quoted("\($0.rawValue):\($0.summary)")
                } + [")", "case ${words[(r)(\(Subcommand.written.joined(separator: "|")))]} in"]
                + (Subcommand.allCases.dropFirst() + [.play]).flatMap(arguments) + ["esac"]
        }
    }

    private static func quoted(_ text: String) -> String { ShellTable.quoted(text, apostrophe: "'\\''") }

    private static func arguments(_ command: Subcommand) -> [String] {
        let words = command.rawValue
        var places = [command == .play ? "1:command:{_describe command commands}" : "1:command:(\(words))"]
        if let argument = command.placeholder {
            let offer = command == .help ? "{_describe command commands}" : "_simon_games"
            places.append("2:\(argument.lowercased().filter { !"[]".contains($0) }):\(offer)")
        }
        let options = ShellTable.options(command).map { option($0, of: command) }
        let lines = (options + places.map(quoted)).map { "        " + $0 }
        return ["    \(command == .play ? "*" : words))", "        _arguments \\"]
            + lines.dropLast().map { "    \($0) \\" } + lines.suffix(1).map { "    " + $0 } + ["        ;;"]
    }

    private static func option(_ option: CommandLineOption, of command: Subcommand) -> String {
        let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]")
        guard option.name != "help" else { return "'(-h --help)'{-h,--help}" + quoted("[\(help)]") }
        let names = Set(ShellTable.options(command).map(\.name))
        let others = CommandLineOption.exclusive.compactMap { one, other in
            one == option.name ? other : other == option.name ? one : nil
        }
        let excluded = others.filter { names.contains($0) }.map { "--" + $0 }.joined(separator: " ")
        let word = (excluded.isEmpty ? "" : "(\(excluded))") + "--" + option.name
        guard let value = option.placeholder else { return quoted("\(word)[\(help)]") }
        return quoted("\(word)=[\(help)]:\(value.lowercased()):\(ShellTable.action(option.offer).zsh)")
    }
}

enum FishParts {
    static func part(_ name: String) -> [String] {
        switch name {
        case "commands": ["set -l commands \(ShellTable.commands)"]
        case "variants":
            ShellTable.variants.flatMap {
                ["case '*--game \($0.game) *'", "    string split ' ' '\($0.variants)'"]
            } + ["case '*'", "    string split ' ' '\(ShellTable.allVariants)'"]
        default:
            Subcommand.allCases.filter { $0 != .play }.map {
                "complete -c simon -n $play -a \($0.rawValue) -d \(quoted($0.summary))"
            } + CommandLineOption.all.map(line)
        }
    }

    private static func quoted(_ text: String) -> String { ShellTable.quoted(text, apostrophe: "\\'") }

    private static func line(_ option: CommandLineOption) -> String {
        let commands = Subcommand.allCases.filter {
            ShellTable.options($0).contains { $0.name == option.name && $0.commands == option.commands }
        }
        let words = commands.filter { $0 != .play }.map(\.rawValue).joined(separator: " ")
        let seen = words.isEmpty ? "" : "$seen \(words)"
        let condition =
            commands.contains(.play) ? words.isEmpty ? "$play" : "\"$play; or \(seen)\"" : "\"\(seen)\""
        let when = commands.count == Subcommand.allCases.count ? "" : " -n \(condition)"
        let short = option.name == "help" ? " -s h" : ""
        return "complete -c simon\(when)\(short) -l \(option.name)"
            + "\(option.placeholder == nil ? "" : ShellTable.action(option.offer).fish) -d \(quoted(option.help))"
    }
}
