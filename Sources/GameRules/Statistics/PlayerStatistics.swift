package import Model

/// A game's statistics, for the screen and `simon stats`.
package struct PlayerStatistics: Hashable, Sendable {
    /// The newest records that are replayed for the figures of single moves.
    package static let maxReplayed = 200

    package let kind: GameKind
    /// Counts all games.
    package var figures = GameFigures()
    /// Figures of single moves of the newest games.
    package private(set) var own: OwnFigures
    package private(set) var replayed = 0
    package private(set) var isReplayed = false
    /// Records that could not be replayed.
    package private(set) var damaged = 0

    package init(_ kind: GameKind) {
        self.kind = kind
        own = OwnFigures(kind.options.noFigures)
    }

    /// Skips other games.
    /// - Parameter records: the newest ones, oldest first.
    package mutating func replay(_ records: some Sequence<GameRecord>) {
        isReplayed = true
        let records = Array(records)
        // A span is measured in tenths of a pad, has statistics of its own and is not in `figures`.
        let counted = records.filter { !$0.leaderboard.isSpan }
        let history = PlayedHistory(counted, of: kind)
        replayed = history.games.count
        damaged = history.damaged
        let timed = Self.timed(counted, of: kind)
        own = OwnFigures(
            type(of: own.figures).init(ReplayedGames(games: history.games, timed: timed, records: records)))
    }

    /// The games whose times are the player's, nil for all: while scanning, an answer waits for the focus. Only who
    /// plays so has games replayed twice.
    private static func timed(_ records: [GameRecord], of kind: GameKind) -> [RecordedGame]? {
        let timed = records.filter { $0.aid != .scanning }
        return timed.count == records.count ? nil : PlayedHistory(timed, of: kind).games
    }

    /// The median score of the newest games, where it is the length of a sequence.
    package var span: Double? {
        own.haveSpan ? figures.history.suffix(Self.maxReplayed).map(\.value).median : nil
    }
}

/// Statistics of single moves.
package protocol MoveFigures: Hashable, Sendable {
    /// Whether the game's points are the length that was repeated in full.
    static var haveSpan: Bool { get }

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

/// Oldest first.
package struct ReplayedGames: Sendable {
    let games: [RecordedGame]
    /// Those whose times are the player's; nil for all.
    let timed: [RecordedGame]?
    /// Includes other games.
    let records: [GameRecord]
}

package struct NoFigures: MoveFigures {
    package init() {}
    package mutating func count(_ recorded: RecordedGame) {}
}

package struct OwnFigures: Hashable, Sendable {
    package let figures: any MoveFigures

    init(_ figures: any MoveFigures) { self.figures = figures }

    package var haveSpan: Bool { type(of: figures).haveSpan }

    package static func == (one: OwnFigures, other: OwnFigures) -> Bool {
        AnyHashable(one.figures) == AnyHashable(other.figures)
    }

    package func hash(into hasher: inout Hasher) { figures.hash(into: &hasher) }
}

/// The games of one kind in a history that can be replayed. Reading a code takes some 0.1 ms, so a screen passes the last few
/// hundred records, not all.
package struct PlayedHistory: Hashable, Sendable {
    package private(set) var games: [RecordedGame] = []
    /// Records of the game that could not be read.
    package private(set) var damaged = 0

    package init(_ records: some Sequence<GameRecord>, of kind: GameKind) {
        for record in records where record.game == kind {
            do throws(ShareCodeError) { games.append(try record.played) } catch { damaged += 1 }
        }
    }
}
