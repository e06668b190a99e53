/// How a game of Words was won: fewer seconds rank higher, then fewer moves.
package struct WordsResult: Hashable, Sendable {
    /// The most seconds, and the most moves, that are told apart.
    package static let maxCount = 9_999

    /// Whole seconds from the end of the preview to the last pair, at most 9999.
    package let seconds: Int
    /// How often two cards were turned, at most 9999.
    package let moves: Int

    /// A result as files and people tell it, or nil when no game ends so.
    package init?(seconds: Int, moves: Int) {
        let counts = 0...Self.maxCount
        guard counts.contains(seconds), counts.contains(moves) else { return nil }
        (self.seconds, self.moves) = (seconds, moves)
    }

    /// The result of a game.
    package init(time: Duration, moves: Int) {
        seconds = min(Self.maxCount, max(0, Int(time.components.seconds)))
        self.moves = min(Self.maxCount, max(0, moves))
    }

    /// The result that a score stands for, or nil when it is none.
    package init?(score: Int) {
        guard (1...Self.perfectScore).contains(score) else { return nil }
        seconds = (Self.perfectScore - score) / (Self.maxCount + 1)
        moves = (Self.perfectScore - score) % (Self.maxCount + 1)
    }

    /// The result that a score of any game stands for: nil for other games than Words, and for one that was given up.
    package init?(score: Int, of game: GameKind) {
        guard game == .words else { return nil }
        self.init(score: score)
    }

    /// Points that rank as results do, since boards rank the higher score first: 1 to 100,000,000, less
    /// 10,000 for each second and 1 for each move. No file and no player sees them.
    package var score: Int { Self.perfectScore - seconds * (Self.maxCount + 1) - moves }

    private static let perfectScore = (maxCount + 1) * (maxCount + 1)
}
