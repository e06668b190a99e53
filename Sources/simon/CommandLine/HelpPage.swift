import Localization
import Model

/// What `simon --help` and `simon COMMAND --help` print: one screen each.
enum HelpPage {
    private static let columns = 80

    static var lines: [SafeText] {
        let title: String = tr(
            "Simon Says: repeat the lights and tones of four pads; each round adds one.")
        let keys: String = tr(
            """
            Keys: r y g b, 1 2 3 4 or the mouse press a pad; Enter starts; Esc pauses
            and goes back; m games, l leaderboard, t statistics, s settings, ? help,
            a replays the last sequence, o the longest; q quits, Ctrl+C at once.
            """)
        let rows = [title] + commands + options(CommandLineOption.all(of: .play), canShareLines: true)
        return (rows + keys.split(separator: "\n").map(String.init)).map { SafeText($0) }
    }

    /// Usage, summary and the options that apply.
    static func lines(about command: Subcommand) -> [SafeText] {
        guard command != .play else { return lines }
        let explanation = command.explanation.split(separator: "\n").map(String.init)
        let options = options(CommandLineOption.all(of: command))
        return ([tr("\(command.usage) [OPTIONS]"), ""] + explanation + [""] + options).map { SafeText($0) }
    }

    private static var commands: [String] {
        let usages = Subcommand.allCases.map { $0 == .play ? tr("\($0.usage) [OPTIONS]") : $0.usage }
        let width = (usages.map(\.count).max() ?? 0) + 2
        return zip(Subcommand.allCases, usages).flatMap { command, usage in
            let own = CommandLineOption.own(of: command).map(\.usage)
            var lines = [usage.padded(to: width) + command.summary + (own.isEmpty ? "" : ";")]
            for option in own {
                if lines[lines.count - 1].count + 1 + option.count <= columns {
                    lines[lines.count - 1] += " " + option
                } else {
                    lines.append("".padded(to: width) + option)
                }
            }
            return lines
        }
    }

    /// Explanations are aligned in one column; placeholders are longer in some languages.
    /// - Parameter canShareLines: whether short options may share a line.
    private static func options(_ options: [CommandLineOption], canShareLines: Bool = false) -> [String] {
        let width = max(16, options.map(\.usage.count).max() ?? 0) + 2
        return options.reduce(into: []) { lines, option in
            let beside = "; \(option.usage): \(option.help)"
            if canShareLines, let last = lines.last, last.count + beside.count <= columns {
                lines[lines.count - 1] += beside
            } else {
                lines.append("  " + option.usage.padded(to: width) + option.help)
            }
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: width - count) }
}
