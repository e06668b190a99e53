package import FoundationEssentials

/// A finished game of the history, which can be played again.
package struct GameRecord: Hashable, Sendable, Identifiable {
    /// Also of its score on the leaderboard, if it has one.
    package let id: UUID
    package var game: GameKind
    /// As written in files.
    package var variant: String
    package var seed: UInt64
    /// Options beside the variant, by their names in files.
    package var options: [String: String]
    package var score: Int
    /// Of the end of the game.
    package var date: Date
    /// Kept to the millisecond.
    package var duration: Duration
    /// With their times, as a share code.
    package var moves: String

    package init(
        id: UUID, game: GameKind, variant: String, seed: UInt64, options: [String: String], score: Int,
        date: Date, duration: Duration, moves: String
    ) {
        (self.id, self.game, self.variant, self.seed) = (id, game, variant, seed)
        (self.options, self.score, self.date, self.duration) = (options, score, date, duration)
        self.moves = moves
    }
}

extension GameRecord {
    package var leaderboard: LeaderboardID { LeaderboardID(game, variant) }

    package var aid: PlayAid? {
        get { options[Field.aid].flatMap(PlayAid.init) }
        set { options[Field.aid] = newValue?.rawValue }
    }

    /// The raw value is the word in files.
    package enum KnownSeed: String, Hashable, Sendable { case chosen, practice }

    package var knownSeed: KnownSeed? {
        get { options[Field.seed].flatMap(KnownSeed.init) }
        set { options[Field.seed] = newValue?.rawValue }
    }

    /// Whether the player had chosen the seed, or played that of the day before: no leaderboard ranks the game.
    package var hasKnownSeed: Bool { knownSeed != nil }

    /// The names in files.
    private enum Field {
        static let aid = "aid"
        static let seed = "seed"
        static let scored = "scored"
        static let turns = "turns"
    }
}

extension GameRecord {
    /// Whether its score belongs on its leaderboard, unless the player deletes it.
    package var isScored: Bool {
        get { options[Field.scored] != nil }
        set { options[Field.scored] = newValue ? "yes" : nil }
    }

    /// Of two cards, in Pairs.
    package var turns: Int? {
        get { options[Field.turns].flatMap { Int($0) } }
        set { options[Field.turns] = newValue.map(String.init) }
    }

    package func entry(under name: PlayerName) -> ScoreEntry {
        ScoreEntry(
            id: id, game: game, variant: variant, name: name, score: score, date: date,
            seed: hasKnownSeed ? seed : nil, moves: turns, aid: aid)
    }
}

/// Who sat at the seats of a game for several.
extension GameRecord {
    /// Seat by seat; empty when one played alone.
    package var names: [PlayerName] {
        get { seats.compactMap { options[$0].flatMap(PlayerName.init) } }
        set {
            for seat in seats { options[seat] = nil }
            for (seat, name) in zip(seats, newValue) { options[seat] = name.string }
        }
    }

    private var seats: [String] { (1...Settings.maxPlayers).map { "player-\($0)" } }

    /// Nil where the player had no seat.
    package func without(_ player: PlayerName) -> GameRecord? {
        guard names.contains(player) else { return nil }
        var result = self
        result.names = names.map { $0 == player ? .unnamed : $0 }
        return result
    }
}
