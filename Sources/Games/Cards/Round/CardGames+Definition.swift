import GameRules
import Localization
import Model

extension GameDefinition {
    static let pairs = GameDefinition(
        PairsGame.self, tr("Pairs"), summary: tr("Find the cards that match"),
        variant: { [tr("\($0.count.rawValue) pairs")] }, save: { $0.save(in: &$1) },
        mark: { outcome, _, tally in tally.countPair(outcome) })

    static let words = GameDefinition(
        WordsGame.self, tr("Words"), summary: tr("Pair words in two languages"), score: .timeAndMoves,
        // Lists that ship are named by the codes of their languages; the player's own have any name.
        variant: { [languages(inListName: $0.list.string[...]) ?? $0.list.string] },
        save: { $1.wordList = $0.list }, mark: { outcome, _, tally in tally.countPair(outcome) })

    private static func languages(inListName name: Substring) -> String? {
        let titles = name.split(separator: "-", omittingEmptySubsequences: false).map {
            LanguageName.title(of: $0)
        }
        guard titles.count == 2, let first = titles[0], let second = titles[1] else { return nil }
        return "\(first) - \(second)"
    }
}
