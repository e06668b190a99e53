import GameRules
import Model

/// Which leaderboards `simon scores` is asked for: those of a game or of all, all variants or one.
struct LeaderboardFilter {
    private let games: [GameKind]
    private let variant: String?

    /// Chooses, and refuses a variant that none of the games has.
    /// - Parameters:
    ///   - game: the only game; nil for all.
    ///   - variant: the only variant, as written in files; nil for all.
    ///   - scores: whatever board stands there is known, such as that of a word list that is gone.
    ///   - lists: the names of the word lists that there are.
    init(
        game: GameKind?, variant: String?, scores: some Sequence<ScoreEntry>,
        lists: @autoclosure () -> [String]
    ) throws(UsageError) {
        let games = game.map { [$0] } ?? GameKind.allCases
        (self.games, self.variant) = (games, variant)
        guard let variant, !scores.contains(where: { games.contains($0.game) && $0.variant == variant })
        else { return }
        // Leaderboards that are not listed have the names of word lists.
        let offered = games.flatMap { $0.options.variants.isEmpty ? lists() : $0.plainVariants }
        let isKnown = games.contains { game in
            let board = LeaderboardID(game, variant)
            return game.options.variants.isEmpty
                ? offered.contains(String(board.variantName)) : board.options != nil
        }
        if isKnown { return }
        throw UsageError(unknown: .variant, variant, among: offered, listed: true)
    }

    /// Its boards that somebody stands on, in the order of the games and then of their variants' words.
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
    /// The variants as they are chosen, without what only narrows one of them down: levels, speeds and lengths.
    var plainVariants: [String] {
        let names = options.variantNames
        return names.filter { name in !names.contains { name.hasPrefix($0 + "-") } }
    }
}
