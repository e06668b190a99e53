/// Of a won game of Words: fewer seconds rank higher, then fewer moves.
package struct WordsResult: Hashable, Sendable {
    /// Of seconds, and of moves.
    package static let maxCount = 9_999

    /// Whole seconds from the end of the preview to the last pair.
    package let seconds: Int
    /// Turns of two cards.
    package let moves: Int

    /// Nil for impossible numbers.
    package init?(seconds: Int, moves: Int) {
        let counts = 0...Self.maxCount
        guard counts.contains(seconds), counts.contains(moves) else { return nil }
        (self.seconds, self.moves) = (seconds, moves)
    }

    package init(time: Duration, moves: Int) {
        seconds = min(Self.maxCount, max(0, Int(time.components.seconds)))
        self.moves = min(Self.maxCount, max(0, moves))
    }

    package init?(score: Int) {
        guard (1...Self.perfectScore).contains(score) else { return nil }
        seconds = (Self.perfectScore - score) / (Self.maxCount + 1)
        moves = (Self.perfectScore - score) % (Self.maxCount + 1)
    }

    /// Nil for other games than Words, and for one that was given up.
    package init?(score: Int, of game: GameKind) {
        guard game == .words else { return nil }
        self.init(score: score)
    }

    /// Points that rank as results do, since leaderboards rank the higher score first: 100,000,000, less 10,000 for each
    /// second and 1 for each move. Neither files nor players see them.
    package var score: Int { Self.perfectScore - seconds * (Self.maxCount + 1) - moves }

    private static let perfectScore = (maxCount + 1) * (maxCount + 1)
}
