package import FoundationEssentials
package import Model

/// A game that was played: options, seed and moves with their times reproduce it exactly.
///
/// Made by a `GameSession` or read from a `ShareCode`, so its moves are legal; a replay skips any that are not.
package struct RecordedGame: Hashable, Sendable {
    /// More moves than anyone plays: a sequence of 350 repeated in full.
    package static let maxMoves = 65_535
    /// A move comes before this many ticks have passed: 248 days of Simon.
    static let maxTicks = 1 << 31

    package private(set) var options: GameOptions
    package private(set) var seed: UInt64
    package private(set) var moves: [RecordedMove]
    /// When the player gave up; nil when the game ended otherwise, or has not ended.
    package private(set) var stopped: Duration?
    /// As claimed; `verdict` checks whether the moves earn it.
    package var score: Int { didSet { replayed = Memo() } }
    /// Whether the player had chosen the seed or played the day's game before; no leaderboard ranks the score. A claim, not
    /// proved.
    package var hasKnownSeed = false
    /// A game of many moves takes some time to replay.
    private(set) var replayed = Memo<Verdict>()

    /// Plays the game again, once for all copies.
    package var verdict: Verdict { replayed.value { Verdict(self) } }

    /// A value for a code's reader to fill in.
    static let blank = RecordedGame(
        options: SimonOptions().erased, seed: 0, moves: [], stopped: nil, score: 0)

    /// Defines the content of a share code.
    mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        replayed = Memo()
        hasKnownSeed = try coder.flag(hasKnownSeed)
        try options.code(with: &coder)
        seed = try coder.natural(seed)
        score = Int(clamping: try coder.natural(UInt64(max(0, score))))
        let tick = type(of: options.newGame(seed: seed)).tick
        let count = try coder.natural(UInt64(moves.count))
        guard count <= Self.maxMoves else { throw .impossible(.tooManyMoves) }
        var coded: [RecordedMove] = []
        for index in 0..<Int(count) {
            let move = moves.indices.contains(index) ? moves[index] : nil
            let time = try coder.time(move?.time, after: coded.last?.time ?? .zero, tick)
            let choice = Int(clamping: try coder.natural(UInt64(move?.choice ?? 0)))
            coded.append(RecordedMove(choice: choice, time: time))
        }
        moves = coded
        let isStopped = try coder.flag(stopped != nil)
        stopped = isStopped ? try coder.time(stopped, after: coded.last?.time ?? .zero, tick) : nil
    }
}

extension NumberCoder {
    /// Codes a time as ticks since another.
    fileprivate mutating func time(_ time: Duration?, after last: Duration, _ tick: Duration)
        throws(ShareCodeError) -> Duration
    {
        let ticks = try natural(UInt64(((time ?? last) - last).ticks(of: tick)))
        guard ticks < RecordedGame.maxTicks, last + tick * Int(ticks) < tick * RecordedGame.maxTicks else {
            throw .impossible(.tooLate)
        }
        return last + tick * Int(ticks)
    }
}

package struct RecordedMove: Hashable, Sendable {
    /// The index in the game's legal moves at that time.
    package let choice: Int
    /// In the game's time; a whole number of its ticks.
    package let time: Duration
}

extension RecordedGame {
    /// Whether the moves follow each other in under 40 ms throughout. Waits for the game's lights do not count: most moves
    /// follow at once, and none of the others in the time of a hand.
    package var isFasterThanAnyHand: Bool {
        let gaps = zip(moves.dropFirst(), moves).map { $0.time - $1.time }
        let fast = gaps.count { $0 < Self.fastestGap }
        let human = gaps.count { (Self.fastestGap..<Self.slowestGap).contains($0) }
        return fast >= Self.minFastGaps && 2 * fast > gaps.count && human == 0
    }

    /// The same game with time between moves that came together, as they do from one line of plain mode: to be watched.
    /// Unchanged where time is part of the score.
    package var inRhythm: RecordedGame {
        let spread = spread(options.choices)
        return spread.score == score && spread.moves.count == moves.count ? spread : self
    }

    private func spread<Options: AnyGameOptions>(_ options: Options) -> RecordedGame {
        var session = GameSession<Options.Played>(options: options, seed: seed)
        var (delay, last) = (Duration.zero, .zero - Self.rhythm)
        for move in moves {
            let due = move.time + delay
            let time = due - last < Self.fastestGap ? last + Self.rhythm : due
            _ = session.advance(to: time)
            guard session.legalMoves.indices.contains(move.choice) else { return self }
            _ = session.perform(session.legalMoves[move.choice], at: time)
            (delay, last) = (session.time - move.time, session.time)
        }
        if let stopped { _ = session.perform(.stop, at: stopped + delay) }
        while let due = session.deadline { _ = session.advance(to: due) }
        var record = session.record
        record.hasKnownSeed = hasKnownSeed
        return record
    }

    /// About as Simon shows his pads.
    private static let rhythm = Duration.milliseconds(400)
    /// Two fingers that drum reach some 60 ms.
    private static let fastestGap = Duration.milliseconds(40)
    /// The game's own lights take longer than this.
    private static let slowestGap = Duration.milliseconds(250)
    /// Fewer may be keys that were pressed together.
    private static let minFastGaps = 5
}

extension GameRecord {
    /// The record's moves are the whole share code, so that sharing, verifying and replaying begin with the same text.
    /// - Parameters:
    ///   - origin: a chosen seed and a practised one mark the record and its code.
    ///   - names: seat by seat, when several played; not in share codes.
    /// - Throws: what a share code throws for a game that no person plays.
    package init(
        _ game: RecordedGame, id: UUID, origin: SeedOrigin, names: [PlayerName] = [], date: Date
    ) throws(ShareCodeError) {
        var marked = game
        marked.hasKnownSeed = !origin.isRanked
        self.init(
            id: id, game: game.options.kind, variant: origin.leaderboard(of: game.options).name,
            seed: game.seed, options: [:], score: game.score, date: date,
            duration: game.verdict.duration, moves: try ShareCode(marked).text)
        self.names = names
        switch origin {
        case .random, .daily: break
        case .chosen: knownSeed = .chosen
        case .practice: knownSeed = .practice
        }
    }

    /// Throws when the file has been tampered with.
    package var played: RecordedGame {
        get throws(ShareCodeError) { try ShareCode(parsing: moves).game }
    }
}
