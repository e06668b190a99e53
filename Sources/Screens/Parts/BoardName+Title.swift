internal import GameRules
public import Model
internal import Wording

extension BoardName {
    /// The game and the variant as they stand on the screen. English has the words of the files.
    public var title: SafeText {
        tr("\(game.title), \(Language.chosen == .english ? variant : spokenVariant)")
    }

    /// The words of a variant one by one, and what is no word of ours as it is: `clásico, rápido`.
    private var spokenVariant: String {
        var rest = variant[...]
        var words: [String] = []
        while let (word, length) = Self.word(at: rest, of: game) {
            words.append(word)
            rest = rest.dropFirst(length).drop { $0 == "-" }
        }
        if !rest.isEmpty { words.append(String(rest)) }
        return words.joined(separator: ", ")
    }

    /// The word that a variant's rest begins with, and how many letters stand for it.
    private static func word(at rest: Substring, of game: GameKind) -> (String, Int)? {
        var words: [(String, String)] = [(Self.daily, tr("daily"))]
        switch game {
        case .simon:
            words += SimonVariant.allCases.map { ($0.rawValue, $0.title) }
            words += SimonLevel.allCases.map { ("level-\($0.rawValue)", tr("level \($0.rawValue)")) }
            words += Speed.allCases.map { ($0.rawValue, $0.title.string) }
        case .pairs:
            words += PairsCount.allCases.map { ("\($0.rawValue)-pairs", tr("\($0.rawValue) pairs")) }
        case .squares, .words, .match: break
        }
        return words.first { rest.hasPrefix($0.0) }.map { ($0.1, $0.0.count) }
    }

    private static let daily = "daily"
}

extension PlayerName {
    /// The name as it is shown: who said none is called so in the player's language.
    public var shown: SafeText { self == .unnamed ? tr("unnamed") : SafeText(string) }
}
