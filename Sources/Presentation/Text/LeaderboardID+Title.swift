public import GameRules
public import Model
import Localization

extension LeaderboardID {
    /// The game and the variant as they stand on the screen, in words; files have the variant's own.
    public var title: SafeText { tr("\(game.title), \(spokenVariant)") }

    /// The words of a variant one by one, and what is no word of ours as it is: `classic, level 1`.
    private var spokenVariant: String {
        let day = variant.suffix("0000-00-00".count)
        let isDaily = variant.dropLast(day.count).hasSuffix("-daily-")
        var rest = isDaily ? variant.dropLast("-daily-".count + day.count) : variant[...]
        var words: [String] = []
        while let (word, length) = Self.word(at: rest, of: game) {
            words.append(word)
            rest = rest.dropFirst(length).drop { $0 == "-" }
        }
        if !rest.isEmpty { words.append(String(rest)) }
        if isDaily { words += [tr("daily"), String(day)] }
        return words.joined(separator: ", ")
    }

    /// The word that a variant's rest begins with, and how many letters stand for it.
    private static func word(at rest: Substring, of game: GameKind) -> (String, Int)? {
        var words: [(String, String)] = []
        switch game {
        case .simon:
            words += SimonVariant.allCases.map { ($0.rawValue, $0.title) }
            words += SimonLevel.allCases.map { ("level-\($0.rawValue)", tr("level \($0.rawValue)")) }
            words += Speed.allCases.map { ($0.rawValue, $0.title.string) }
        case .pairs:
            words += PairsCount.allCases.map { ("\($0.rawValue)-pairs", tr("\($0.rawValue) pairs")) }
        case .match: words += MatchLength.allCases.map { ("\($0.rawValue)s", "\($0.rawValue) s") }
        // Lists that ship are named by the codes of their languages; the player's own have any name.
        case .words: return languages(of: rest).map { ($0, rest.count) }
        case .squares: break
        }
        return words.first { rest.hasPrefix($0.0) }.map { ($0.1, $0.0.count) }
    }

    private static func languages(of list: Substring) -> String? {
        let codes = list.split(separator: "-", omittingEmptySubsequences: false).map(language)
        guard codes.count == 2, let first = codes[0], let second = codes[1] else { return nil }
        return "\(first) - \(second)"
    }

    private static func language(_ code: Substring) -> String? {
        switch code {
        case "de": tr("German")
        case "en": tr("English")
        case "es": tr("Spanish")
        case "fr": tr("French")
        case "it": tr("Italian")
        case "pt": tr("Portuguese")
        default: nil
        }
    }
}

extension PlayerName {
    /// The name as it is shown: who said none is called so in the player's language.
    public var shown: SafeText { self == .unnamed ? tr("unnamed") : SafeText(string) }
}
