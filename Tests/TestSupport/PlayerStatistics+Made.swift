import FoundationEssentials
package import GameRules
package import Model

extension PlayerStatistics {
    /// Those of games with these scores on 1 January 1970, of a minute each unless said otherwise.
    package static func made(_ kind: GameKind, _ scores: [Int], lasting duration: Duration = .seconds(60))
        -> Self
    {
        made(kind, scores.map { ($0, duration) })
    }

    /// Those of games with these scores and lengths.
    package static func made(_ kind: GameKind, _ games: [(score: Int, duration: Duration)]) -> Self {
        var statistics = PlayerStatistics(kind)
        for game in games {
            statistics.figures.count(
                kind, score: game.score, date: Date(timeIntervalSince1970: 0), duration: game.duration)
        }
        return statistics
    }
}
