package import Model

/// All that the history says about a game: the screen and `simon stats` show the same.
package struct PlayerStatistics: Hashable, Sendable {
    /// How many of the newest records are played again for the figures that rest on single moves.
    package static let maxReplayed = 200

    /// Which game.
    package let kind: GameKind
    /// How often, how well, how long; of all its games.
    package var figures = GameFigures()
    /// What only this game has, of the newest games.
    package private(set) var own: OwnFigures
    /// How many games the figures of single moves rest on.
    package private(set) var replayed = 0
    /// Whether the figures that rest on single moves are there.
    package private(set) var isReplayed = false
    /// How many records could not be played again.
    package private(set) var damaged = 0

    /// Nothing is known yet.
    package init(_ kind: GameKind) {
        self.kind = kind
        own = OwnFigures(kind.options.noFigures)
    }

    /// Plays the newest records again, oldest first; those of other games are passed over.
    package mutating func replay(_ records: some Sequence<GameRecord>) {
        isReplayed = true
        let records = Array(records)
        // A span is measured in tenths of a pad, has statistics of its own and is not among the games above.
        let counted = records.filter { !$0.leaderboard.isSpan }
        let history = PlayedHistory(counted, of: kind)
        replayed = history.games.count
        damaged = history.damaged
        let timed = Self.timed(counted, of: kind)
        own = OwnFigures(
            type(of: own.figures).init(ReplayedGames(games: history.games, timed: timed, records: records)))
    }

    /// The games whose times are the player's, where that is not so of all: while the focus moves by itself, a choice
    /// takes as long as the focus. Nothing is replayed a second time for who does not play so.
    private static func timed(_ records: [GameRecord], of kind: GameKind) -> [RecordedGame]? {
        let timed = records.filter { $0.aid != .scanning }
        return timed.count == records.count ? nil : PlayedHistory(timed, of: kind).games
    }

    /// The length that is repeated whole in half of the newest games, in games that have one: the median of
    /// their scores.
    package var span: Double? {
        own.haveSpan ? figures.history.suffix(Self.maxReplayed).map { Int($0.value) }.median : nil
    }
}

/// What a game can tell of its player beside how often, how well and how long; it rests on single moves.
package protocol MoveFigures: Hashable, Sendable {
    /// Whether the game's points are the length that was repeated whole.
    static var haveSpan: Bool { get }

    /// Nothing is known yet.
    init()

    init(_ replayed: ReplayedGames)

    /// Counts one game; another kind of game changes nothing.
    mutating func count(_ recorded: RecordedGame)
}

extension MoveFigures {
    package static var haveSpan: Bool { false }

    package init(_ replayed: ReplayedGames) { self.init(replayed.games) }

    package init(_ games: some Sequence<RecordedGame>) {
        self.init()
        for game in games { count(game) }
    }
}

/// What figures of single moves rest on, oldest first.
package struct ReplayedGames: Sendable {
    let games: [RecordedGame]
    /// Those of them whose times are the player's; nil for all.
    let timed: [RecordedGame]?
    /// The history that they were read from, with all else in it.
    let records: [GameRecord]
}

/// What a game has that tells nothing more.
package struct NoFigures: MoveFigures {
    package init() {}
    package mutating func count(_ recorded: RecordedGame) {}
}

/// What only one game has of figures, compared as what they are.
package struct OwnFigures: Hashable, Sendable {
    /// The game's own.
    package let figures: any MoveFigures

    init(_ figures: any MoveFigures) { self.figures = figures }

    package var haveSpan: Bool { type(of: figures).haveSpan }

    package static func == (one: OwnFigures, other: OwnFigures) -> Bool {
        AnyHashable(one.figures) == AnyHashable(other.figures)
    }

    package func hash(into hasher: inout Hasher) { figures.hash(into: &hasher) }
}

/// The games of a history that can be played again, for the figures that rest on single moves.
///
/// Reading a code takes some 0.1 ms, so a screen gives it the last few hundred records, not all.
package struct PlayedHistory: Hashable, Sendable {
    /// The games, in the order of the records.
    package private(set) var games: [RecordedGame] = []
    /// How many records were of the game and could not be read.
    package private(set) var damaged = 0

    /// Reads the records of one game.
    package init(_ records: some Sequence<GameRecord>, of kind: GameKind) {
        for record in records where record.game == kind {
            do throws(ShareCodeError) { games.append(try record.played) } catch { damaged += 1 }
        }
    }
}
