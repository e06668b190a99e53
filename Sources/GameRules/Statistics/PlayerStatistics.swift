public import Model

/// All that the history says about a game: the screen and `simon stats` show the same.
public struct PlayerStatistics: Hashable, Sendable {
    /// How many of the newest records are played again for the figures that rest on single moves.
    public static let maxReplayed = 200

    /// Which game.
    public let kind: GameKind
    /// How often, how well, how long; of all its games.
    public var figures = GameFigures()
    /// Simon's span and pads, of the newest games.
    public private(set) var simon = SimonFigures()
    /// Measured spans, of the newest games of Simon.
    public private(set) var spans = SpanFigures()
    /// Squares' span and lengths, of the newest games.
    public private(set) var squares = SquaresFigures()
    /// Match's interference, of the newest games.
    public private(set) var match = MatchFigures()
    /// How many games the figures of single moves rest on.
    public private(set) var replayed = 0
    /// Whether the figures that rest on single moves are there.
    public private(set) var isReplayed = false
    /// How many records could not be played again.
    public private(set) var damaged = 0

    /// Nothing is known yet.
    public init(_ kind: GameKind) { self.kind = kind }

    /// Plays the newest records again, oldest first; those of other games are passed over.
    public mutating func replay(_ records: some Sequence<GameRecord>) {
        isReplayed = true
        let records = Array(records)
        let history = PlayedHistory(records, of: kind)
        replayed = history.games.count
        damaged = history.damaged
        let timed = Self.timed(records, of: kind)
        switch kind {
        case .simon:
            simon = SimonFigures(history.games, timing: timed)
            spans = SpanFigures(records)
        case .squares: squares = SquaresFigures(history.games)
        case .match: match = MatchFigures(timed ?? history.games)
        case .pairs, .words: break
        }
    }

    /// The games whose times are the player's, where that is not so of all: while the focus moves by itself, a choice
    /// takes as long as the focus. Nothing is replayed a second time for who does not play so.
    private static func timed(_ records: [GameRecord], of kind: GameKind) -> [RecordedGame]? {
        let timed = records.filter { $0.aid != .scanning }
        return timed.count == records.count ? nil : PlayedHistory(timed, of: kind).games
    }

    /// The length that is repeated whole in half of the newest games, in games that have one: the median of
    /// their scores.
    public var span: Double? {
        switch kind {
        case .simon, .squares: figures.history.suffix(Self.maxReplayed).map { Int($0.value) }.median
        case .pairs, .words, .match: nil
        }
    }
}

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
