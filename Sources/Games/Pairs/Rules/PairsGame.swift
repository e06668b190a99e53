package import Model

/// Pairs: turn up two cards that are alike, and the pair disappears.
///
/// Each card has ten seconds of face-up time in all. A pair earns one point, and one more for each of its two
/// cards that has some of it left. The first card starts the clock; the last pair ends it.
package struct PairsGame: Game {
    package typealias Move = CardMove
    package typealias Outcome = CardOutcome

    package static let faceUpTime = Duration.seconds(10)

    /// How many symbols a theme has; another number would change what the seeds of recorded games deal.
    package static let symbolsInTheme = 12

    package let options: PairsOptions
    package private(set) var table: CardTable
    /// One point for each card of a pair that had time left.
    package private(set) var bonus = 0
    package private(set) var start: Duration?
    package private(set) var end: Duration?

    private var left: [Duration]
    private var turnedUp: [Int: Duration] = [:]

    package init(options: PairsOptions = PairsOptions(), seed: UInt64) {
        self.options = options
        var generator = SeededGenerator(seed: seed)
        let symbols = generator.shuffled(0..<Self.symbolsInTheme).prefix(options.count.rawValue)
        table = CardTable(pairs: generator.shuffled(symbols + symbols))
        left = Array(repeating: Self.faceUpTime, count: table.pairs.count)
    }

    package var points: Int { table.matched.count / 2 }
    package var score: Int { points + bonus }
    package var isOver: Bool { end != nil }

    package var rankedScore: Int? { table.isCleared ? score : nil }

    package var legalMoves: [Move] { isOver ? [] : table.legalMoves }

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

    package mutating func play(_ move: Move, at time: Duration) -> [Outcome] {
        guard case .turn(let card) = move else {
            end = time
            return [.stopped]
        }
        if start == nil { start = time }
        let outcomes = table.turn(card)
        for outcome in outcomes {
            switch outcome {
            case .up(let card): turnedUp[card] = time
            case .down(let one, let other): close([one, other], at: time)
            case .pair(let one, let other):
                close([one, other], at: time)
                bonus += bonus(of: one, at: time)
            default: break
            }
        }
        if table.isCleared { end = time }
        return outcomes
    }

    private mutating func close(_ cards: [Int], at time: Duration) {
        for card in cards {
            left[card] = timeLeft(of: card, at: time)
            turnedUp[card] = nil
        }
    }
}

package struct PairsOptions: Hashable, Sendable {
    package var count: PairsCount
    package var theme: PairsTheme

    package init(count: PairsCount = .eight, theme: PairsTheme = .shapes) {
        self.count = count
        self.theme = theme
    }
}

extension GameOptions {
    package static let pairs = Self(PairsOptions.usual)
}

extension PairsOptions: AnyGameOptions {
    package typealias Played = PairsGame
    package static let kind = GameKind.pairs
    package static var usual: Self { Self() }
    package static var variants: [Self] { PairsCount.allCases.map { Self(count: $0) } }

    /// The number of pairs: more of them earn more, whatever stands on them.
    package var variantName: String { "\(count.rawValue)-pairs" }

    package var countsUnfinished: Bool { false }

    package mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        count = try coder.choice(count)
        theme = try coder.choice(theme)
    }
}
