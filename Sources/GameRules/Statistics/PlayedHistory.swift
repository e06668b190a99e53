public import Model

/// The games of a history that can be played again, for the figures that rest on single moves.
///
/// Reading a code takes some 0.1 ms, so a screen gives it the last few hundred records, not all.
public struct PlayedHistory: Hashable, Sendable {
    /// The games, in the order of the records.
    public private(set) var games: [RecordedGame] = []
    /// How many records were of the game and could not be read.
    public private(set) var damaged = 0

    /// Reads the records of one game.
    public init(_ records: some Sequence<GameRecord>, of kind: GameKind) {
        for record in records where record.game == kind {
            do throws(ShareCodeError) { games.append(try record.played) } catch { damaged += 1 }
        }
    }
}
