package import FoundationEssentials

/// One finished game as the history keeps it: enough to count it, and to play it again.
package struct GameRecord: Hashable, Sendable, Identifiable {
    /// The same as that of its score on the leaderboard, if it has one.
    package let id: UUID
    /// The game that was played.
    package var game: GameKind
    /// The variant, as written in files.
    package var variant: String
    /// What the sequence was drawn from.
    package var seed: UInt64
    /// The options of the game that its variant does not tell, by the names they have in files.
    package var options: [String: String]
    /// Points.
    package var score: Int
    /// When the game ended.
    package var date: Date
    /// How long it took, kept to the millisecond.
    package var duration: Duration
    /// The moves with their times, as a share code spells them.
    package var moves: String

    /// Makes a record; nothing is checked beyond what the types say.
    package init(
        id: UUID, game: GameKind, variant: String, seed: UInt64, options: [String: String], score: Int,
        date: Date, duration: Duration, moves: String
    ) {
        self.id = id
        self.game = game
        self.variant = variant
        self.seed = seed
        self.options = options
        self.score = score
        self.date = date
        self.duration = duration
        self.moves = moves
    }
}

extension GameRecord {
    /// Where a score of the game stands.
    package var leaderboard: LeaderboardID { LeaderboardID(game, variant) }

    package var aid: PlayAid? {
        get { options[Field.aid].flatMap(PlayAid.init) }
        set { options[Field.aid] = newValue?.rawValue }
    }

    /// How a player can know a seed; the raw value is the word used in files.
    package enum KnownSeed: String, Hashable, Sendable { case chosen, practice }

    /// How the player knew the seed, if at all.
    package var knownSeed: KnownSeed? {
        get { options[Field.seed].flatMap(KnownSeed.init) }
        set { options[Field.seed] = newValue?.rawValue }
    }

    /// Whether the player had chosen the seed, or played that of the day before, so that no leaderboard takes the game.
    package var hasKnownSeed: Bool { knownSeed != nil }

    /// What the options of a record are called in files.
    private enum Field {
        static let aid = "aid"
        static let seed = "seed"
        static let scored = "scored"
        static let turns = "turns"
    }
}

/// What a leaderboard takes of a game before its player has said anything.
extension GameRecord {
    /// Whether its score belongs on its leaderboard, unless its player takes it away.
    package var isScored: Bool {
        get { options[Field.scored] != nil }
        set { options[Field.scored] = newValue ? "yes" : nil }
    }

    /// How often two cards were turned, in Pairs.
    package var turns: Int? {
        get { options[Field.turns].flatMap { Int($0) } }
        set { options[Field.turns] = newValue.map(String.init) }
    }

    /// Its line on its leaderboard.
    package func entry(under name: PlayerName) -> ScoreEntry {
        ScoreEntry(
            id: id, game: game, variant: variant, name: name, score: score, date: date,
            seed: hasKnownSeed ? seed : nil, moves: turns, aid: aid)
    }
}

/// Who sat at the seats of a game for several.
extension GameRecord {
    /// Who played, seat by seat; empty when one played alone.
    package var names: [PlayerName] {
        get { seats.compactMap { options[$0].flatMap(PlayerName.init) } }
        set {
            for seat in seats { options[seat] = nil }
            for (seat, name) in zip(seats, newValue) { options[seat] = name.string }
        }
    }

    /// What the seats are called in files.
    private var seats: [String] { (1...Settings.maxPlayers).map { "player-\($0)" } }

    /// The game with nobody in a player's seats; nil where the player had none.
    package func without(_ player: PlayerName) -> GameRecord? {
        guard names.contains(player) else { return nil }
        var result = self
        result.names = names.map { $0 == player ? .unnamed : $0 }
        return result
    }
}
