import GameRules
import Localization
import Model

/// The leaderboards of `simon scores`: of one or all games and variants.
struct LeaderboardFilter {
    private let games: [GameKind]
    private let variant: String?

    /// Throws for a variant that none of the games has.
    /// - Parameters:
    ///   - variant: as written in files; nil for all.
    ///   - scores: their boards are valid, too, such as that of a deleted word list.
    init(
        game: GameKind?, variant: String?, scores: some Sequence<ScoreEntry>,
        lists: @autoclosure () -> [String]
    ) throws(UsageError) {
        let games = game.map { [$0] } ?? GameKind.allCases
        (self.games, self.variant) = (games, variant)
        guard let variant, !scores.contains(where: { games.contains($0.game) && $0.variant == variant })
        else { return }
        // Games without listed variants have the names of word lists.
        let offered = games.flatMap { $0.options.variants.isEmpty ? lists() : $0.plainVariants }
        let isKnown = games.contains { game in
            let board = LeaderboardID(game, variant)
            return game.options.variants.isEmpty
                ? offered.contains(String(board.variantName)) : board.options != nil
        }
        if isKnown { return }
        throw UsageError(
            tr("unknown variant '\(variant.excerpt)'"), variant, among: offered, listed: true)
    }

    /// The boards with scores, ordered by game and then by variant.
    func boards(of scores: some Sequence<ScoreEntry>) -> [(name: LeaderboardID, board: Leaderboard)] {
        let chosen = scores.filter { games.contains($0.game) && (variant == nil || $0.variant == variant) }
        let entries = Dictionary(grouping: chosen) { LeaderboardID($0.game, $0.variant) }
        return games.flatMap { game in
            entries.filter { $0.key.game == game }.sorted { $0.key.name < $1.key.name }
                .map { (name: $0.key, board: Leaderboard($0.value, $0.key)) }
        }
    }
}

extension GameKind {
    /// Without levels, speeds and lengths, which only narrow a variant down.
    var plainVariants: [String] {
        let names = options.variantNames
        return names.filter { name in !names.contains { name.hasPrefix($0 + "-") } }
    }
}
