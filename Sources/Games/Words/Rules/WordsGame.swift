package import Model

/// Words: eight words in two languages lie face down; turn up two cards that mean the same.
///
/// `start` shows all cards for five seconds. Then they lie face down and time counts.
package struct WordsGame: Game {
    /// How many words are dealt, on two cards each.
    package static let wordsDealt = 8
    /// How long all cards lie face up at first.
    package static let preview = Duration.seconds(5)

    package struct Card: Hashable, Sendable {
        /// The number of the word in its list, from 0.
        package let word: Int
        /// Whether it is the second language, that of the player's learning.
        package let isSecond: Bool
    }

    /// A player's move.
    package enum Move: GameMove {
        case start
        /// Turns up the card at a place of the table, from 0.
        case turn(Int)
        case stop
    }

    /// What the game answers.
    package enum Outcome: Hashable, Sendable {
        /// All cards lie face up until this time.
        case preview(until: Duration)
        /// All cards lie face down.
        case playersTurn
        /// These two have been turned down again.
        case down(Int, Int)
        /// This card has been turned up.
        case up(Int)
        /// The two that lie open mean the same and disappear.
        case pair(Int, Int)
        /// The two that lie open do not mean the same.
        case miss(Int, Int)
        /// The last pair is found.
        case won(WordsResult)
        /// The player has given up.
        case stopped
    }

    /// Where the game stands.
    package enum Phase: Hashable, Sendable {
        case idle
        case preview(until: Duration)
        /// Time counts from here.
        case playing(since: Duration)
        case won(WordsResult)
        /// Given up, after so long.
        case stopped(after: Duration)
    }

    /// What the game is played with.
    package let options: WordsOptions
    /// Where the game stands.
    package private(set) var phase = Phase.idle
    /// What lies on the table, by place.
    package let cards: [Card]
    /// The state of the cards.
    package private(set) var table: CardTable

    /// A game that waits for `start`.
    package init(options: WordsOptions = WordsOptions(), seed: UInt64) {
        self.options = options
        var generator = SeededGenerator(seed: seed)
        let words = generator.shuffled(0..<options.listSize).prefix(Self.wordsDealt)
        cards = generator.shuffled(
            words.flatMap { [Card(word: $0, isSecond: false), Card(word: $0, isSecond: true)] })
        table = CardTable(pairs: cards.map(\.word))
    }

    /// The points of the result; none before the end.
    package var score: Int {
        guard case .won(let result) = phase else { return 0 }
        return result.score
    }

    /// Whether the last pair is found, or the game given up.
    package var isOver: Bool {
        switch phase {
        case .won, .stopped: true
        case .idle, .preview, .playing: false
        }
    }

    /// `start` before the game; then turning any card that lies face down.
    package var legalMoves: [Move] {
        switch phase {
        case .idle: [.start]
        case .playing: table.turnable.map(Move.turn)
        case .preview, .won, .stopped: []
        }
    }

    /// When the preview ends.
    package var deadline: Duration? {
        guard case .preview(let end) = phase else { return nil }
        return end
    }

    /// The time since the preview, which counts.
    package func elapsed(at time: Duration) -> Duration {
        switch phase {
        case .idle, .preview: .zero
        case .playing(let since): max(.zero, time - since)
        case .won(let result): .seconds(result.seconds)
        case .stopped(let elapsed): elapsed
        }
    }

    /// The preview has ended: all cards are turned down.
    package mutating func reachDeadline(_ time: Duration) -> [Outcome] {
        phase = .playing(since: time)
        return [.playersTurn]
    }

    /// Starts an idle game or turns up a card.
    package mutating func play(_ move: Move, at time: Duration) -> [Outcome] {
        switch (move, phase) {
        case (.start, .idle):
            phase = .preview(until: time + Self.preview)
            return [.preview(until: time + Self.preview)]
        case (.turn(let card), .playing): return turn(card, at: time)
        case (.stop, _):
            phase = .stopped(after: elapsed(at: time))
            return [.stopped]
        default: return []
        }
    }

    private mutating func turn(_ card: Int, at time: Duration) -> [Outcome] {
        let closed = table.turnDown()
        let down = closed.count == 2 ? [Outcome.down(closed[0], closed[1])] : []
        switch table.turnUp(card) {
        case .first: return down + [.up(card)]
        case .miss(let one, let other): return down + [.up(card), .miss(one, other)]
        case .pair(let one, let other): return down + [.up(card), .pair(one, other)] + win(at: time)
        }
    }

    private mutating func win(at time: Duration) -> [Outcome] {
        guard table.isCleared else { return [] }
        let result = WordsResult(time: elapsed(at: time), moves: table.moves)
        phase = .won(result)
        return [.won(result)]
    }
}
