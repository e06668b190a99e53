import GameRules
import Model
import Presentation

@testable import simon

/// The synopsis and the options of the manual page, in mdoc.
enum ManualParts {
    static func part(_ name: String, _ old: [String]) -> [String] {
        switch name {
        case "synopsis": Subcommand.allCases.flatMap(synopsis)
        case "games": games(old)
        default: items(old) { playing.contains($0.name) == (name == "playing") }
        }
    }

    private static var playing: [String] {
        CommandLineOption.all(of: .play).filter { !$0.commands.contains(.help) }.map(\.name)
    }

    private static func synopsis(_ command: Subcommand) -> [String] {
        guard command != .play else { return [".Nm simon", ".Op Ar options"] }
        let argument = command.placeholder.map { word in
            let name = word.lowercased().filter { !"[]".contains($0) }.replacing("|", with: " | ")
            return word.hasPrefix("[") ? ".Op Ar \(name)" : ".Ar \(name)"
        }
        let options = CommandLineOption.all(of: command).filter { !$0.commands.contains(.help) }
        let shared = options.filter { $0.commands.contains(.play) }
        // A list as long as that is one to look up.
        let listed = shared.count > 3 ? options.filter { !$0.commands.contains(.play) } : options
        var lines: [String] = []
        for (index, option) in listed.enumerated() {
            let isOther = index > 0 && isEither(listed[index - 1], option)
            if isOther {
                lines[lines.count - 1] += " | " + usage(option)
            } else {
                lines.append(".Op " + usage(option))
            }
        }
        return [".Nm simon", ".Cm \(command.rawValue)"] + [argument].compactMap { $0 } + lines
            + (shared.count > 3 ? [".Op Ar options"] : [])
    }

    private static func isEither(_ one: CommandLineOption, _ other: CommandLineOption) -> Bool {
        CommandLineOption.exclusive.contains { $0 == (one.name, other.name) }
    }

    /// `Fl Fl game Ar game`
    private static func usage(_ option: CommandLineOption) -> String {
        let values = option.placeholder?.split(separator: "x").map { "Ar " + $0.lowercased() }
        return "Fl Fl \(option.name)" + (values.map { " " + $0.joined(separator: " Ns x Ns ") } ?? "")
    }

    /// What is written by hand below each item, by the word after the last macro of a kind.
    private static func texts(_ old: [String], by macro: String) -> [String: [String]] {
        var texts: [String: [String]] = [:]
        var name = ""
        for line in old {
            if line.hasPrefix(".It ") {
                let words = line.split(separator: " ").map(String.init)
                name = words.lastIndex(of: macro).map { words[$0 + 1] } ?? ""
            } else {
                texts[name, default: []].append(line)
            }
        }
        return texts
    }

    /// An item for each game with what is written below it by hand or, where nothing is, its summary and its variants.
    private static func games(_ old: [String]) -> [String] {
        let texts = texts(old, by: "Cm")
        return GameKind.allCases.flatMap { game in
            let variants = game.options.variantNames
            let listed = variants.map { ".Cm \($0) " + ($0 == variants.last ? "." : ",") }
            let made =
                ["\(game.summary).", variants.count == 1 ? "Its variant is" : "The variants are"] + listed
            return [".It Cm \(game.rawValue)"] + texts[game.rawValue, default: made]
        }
    }

    /// An item for each option with what is written below it by hand or, where nothing is, the sentence of the help.
    private static func items(_ old: [String], _ belongs: (CommandLineOption) -> Bool) -> [String] {
        let texts = texts(old, by: "Fl")
        var names: Set<String> = []
        let options = CommandLineOption.all.filter { belongs($0) && names.insert($0.name).inserted }
        return options.flatMap { option in
            let short = option.name == "help" ? "Fl h , " : ""
            let sentence = option.help.prefix(1).uppercased() + option.help.dropFirst() + "."
            return [".It \(short)\(usage(option))"] + texts[option.name, default: [sentence]]
        }
    }
}
