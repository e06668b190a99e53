import GameRules
package import Model

package enum LeaderboardList {
    /// Leaderboards with entries, the default of each game, and those shown so far, by game.
    package static func all(of scores: [ScoreEntry], with shown: [LeaderboardID]) -> [LeaderboardID] {
        var found = Set(shown)
        // Neighbours in the list are often of one leaderboard, and comparing costs less than hashing.
        var last: LeaderboardID?
        for entry in scores where entry.variant != last?.name || entry.game != last?.game {
            let name = LeaderboardID(entry.game, entry.variant)
            found.insert(name)
            last = name
        }
        found.formUnion(GameKind.allCases.map { GameOptions(defaultsFor: $0).leaderboard })
        let order = GameKind.allCases
        return found.sorted { one, other in
            let (a, b) = (order.firstIndex(of: one.game) ?? 0, order.firstIndex(of: other.game) ?? 0)
            return (a, one.name) < (b, other.name)
        }
    }
}
