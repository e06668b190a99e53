import Model

/// Pairs: turn up two cards that are alike, and the pair disappears.
///
/// Each card has ten seconds of face-up time in all. A pair earns one point, and one more for each of its two
/// cards that has some of it left. The first card starts the clock; the last pair ends it.
package struct PairsGame: Game {
    /// The face-up time of each card.
    package static let faceUpTime = Duration.seconds(10)

    /// How many symbols a theme has; another number would change what the seeds of recorded games deal.
    package static let symbolsInTheme = 12

    /// A player's move.
    package enum Move: GameMove {
        /// Turns up the card at a place of the table, from 0.
        case turn(Int)
        case stop
    }

    /// What the game answers.
    package enum Outcome: Hashable, Sendable {
        /// These two have been turned down again.
        case down(Int, Int)
        /// This card has been turned up.
        case up(Int)
        /// The two that lie open are alike and disappear; `bonus` is 0 to 2 points.
        case pair(Int, Int, bonus: Int)
        /// The two that lie open are not alike.
        case miss(Int, Int)
        /// The last pair is found.
        case won(score: Int, moves: Int, time: Duration)
        /// The player has given up.
        case stopped
    }

    /// What the game is played with.
    package let options: PairsOptions
    package private(set) var table: CardTable
    package private(set) var points = 0
    /// One point for each card of a pair that had time left.
    package private(set) var bonus = 0
    /// When the first card was turned.
    package private(set) var start: Duration?
    /// When the last pair was found, or the game given up.
    package private(set) var end: Duration?
    /// Whether the game was given up.
    package private(set) var isStopped = false

    private var left: [Duration]
    private var turnedUp: [Int: Duration] = [:]

    /// A game that waits for its first card.
    package init(options: PairsOptions = PairsOptions(), seed: UInt64) {
        self.options = options
        var generator = SeededGenerator(seed: seed)
        let symbols = generator.shuffled(0..<Self.symbolsInTheme).prefix(options.count.rawValue)
        table = CardTable(pairs: generator.shuffled(symbols + symbols))
        left = Array(repeating: Self.faceUpTime, count: table.pairs.count)
    }

    /// Points and bonus.
    package var score: Int { points + bonus }

    /// Whether the last pair is found, or the game given up.
    package var isOver: Bool { table.isCleared || isStopped }

    /// A game counts when all pairs are found.
    package var rankedScore: Int? { table.isCleared ? score : nil }

    /// Turning any card that lies face down.
    package var legalMoves: [Move] { isOver ? [] : table.turnable.map(Move.turn) }

    /// What is left of a card's face-up time: 0 to 10 seconds; shrinks while the card lies open.
    package func timeLeft(of card: Int, at time: Duration) -> Duration {
        guard let since = turnedUp[card] else { return left[card] }
        return max(.zero, left[card] - max(.zero, time - since))
    }

    /// What the pair that a card belongs to has earned or could earn, beside its one point.
    package func bonus(of card: Int, at time: Duration) -> Int {
        table.pairs.indices.count {
            table.pairs[$0] == table.pairs[card] && timeLeft(of: $0, at: time) > .zero
        }
    }

    /// The time from the first card to the last pair, or until now.
    package func elapsed(at time: Duration) -> Duration {
        start.map { max(.zero, (end ?? time) - $0) } ?? .zero
    }

    /// Turns up a card that lies face down.
    package mutating func play(_ move: Move, at time: Duration) -> [Outcome] {
        guard case .turn(let card) = move else { return stop(at: time) }
        if start == nil { start = time }
        let closed = table.turnDown()
        for card in closed { close(card, at: time) }
        let down = closed.count == 2 ? [Outcome.down(closed[0], closed[1])] : []
        turnedUp[card] = time
        switch table.turnUp(card) {
        case .first: return down + [.up(card)]
        case .miss(let one, let other): return down + [.up(card), .miss(one, other)]
        case .pair(let one, let other): return down + [.up(card)] + collect(one, other, at: time)
        }
    }

    private mutating func stop(at time: Duration) -> [Outcome] {
        isStopped = true
        end = time
        return [.stopped]
    }

    private mutating func collect(_ one: Int, _ other: Int, at time: Duration) -> [Outcome] {
        close(one, at: time)
        close(other, at: time)
        let earned = bonus(of: one, at: time)
        points += 1
        bonus += earned
        let match = Outcome.pair(one, other, bonus: earned)
        guard table.isCleared else { return [match] }
        end = time
        return [match, .won(score: score, moves: table.moves, time: elapsed(at: time))]
    }

    private mutating func close(_ card: Int, at time: Duration) {
        left[card] = timeLeft(of: card, at: time)
        turnedUp[card] = nil
    }
}
