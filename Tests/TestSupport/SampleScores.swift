import FoundationEssentials
package import Model

extension ScoreEntry {
    /// A score of 1 January 1970, unnamed unless a name is given.
    package static func made(
        _ score: Int, _ name: String = "", _ game: GameKind = .simon, _ variant: String = "classic",
        seed: UInt64? = nil, moves: Int? = nil, aid: PlayAid? = nil
    ) -> ScoreEntry {
        ScoreEntry(
            id: UUID(), game: game, variant: variant, name: PlayerName(name) ?? .unnamed, score: score,
            date: Date(timeIntervalSince1970: 0), seed: seed, moves: moves, aid: aid)
    }
}
