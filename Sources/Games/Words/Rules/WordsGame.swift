package import Model

/// Words: eight words in two languages lie face down; turn up two cards that mean the same.
///
/// `start` shows all cards for five seconds. Then they lie face down and time counts.
package struct WordsGame: Game {
    package typealias Move = CardMove
    package typealias Outcome = CardOutcome

    package static let wordsDealt = 8
    package static let preview = Duration.seconds(5)

    package struct Card: Hashable, Sendable {
        /// The number of the word in its list, from 0.
        package let word: Int
        /// Whether it is the second language, that of the player's learning.
        package let isSecond: Bool
    }

    package enum Phase: Hashable, Sendable {
        case idle
        case preview(until: Duration)
        /// Time counts from here.
        case playing(since: Duration)
        case won(WordsResult)
        /// Given up, after so long.
        case stopped(after: Duration)
    }

    package let options: WordsOptions
    package private(set) var phase = Phase.idle
    package let cards: [Card]
    package private(set) var table: CardTable

    package init(options: WordsOptions = WordsOptions(), seed: UInt64) {
        self.options = options
        var generator = SeededGenerator(seed: seed)
        let words = generator.shuffled(0..<options.listSize).prefix(Self.wordsDealt)
        cards = generator.shuffled(
            words.flatMap { [Card(word: $0, isSecond: false), Card(word: $0, isSecond: true)] })
        table = CardTable(pairs: cards.map(\.word))
    }

    package var score: Int {
        guard case .won(let result) = phase else { return 0 }
        return result.score
    }

    package var isOver: Bool {
        switch phase {
        case .won, .stopped: true
        case .idle, .preview, .playing: false
        }
    }

    package var legalMoves: [Move] {
        switch phase {
        case .idle: [.start]
        case .playing: table.legalMoves
        case .preview, .won, .stopped: []
        }
    }

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

    package mutating func reachDeadline(_ time: Duration) -> [Outcome] {
        phase = .playing(since: time)
        return [.playersTurn]
    }

    package mutating func play(_ move: Move, at time: Duration) -> [Outcome] {
        switch (move, phase) {
        case (.start, .idle):
            phase = .preview(until: time + Self.preview)
            return [.preview]
        case (.turn(let card), .playing):
            let outcomes = table.turn(card)
            if table.isCleared { phase = .won(WordsResult(time: elapsed(at: time), moves: table.moves)) }
            return outcomes
        case (.stop, _):
            phase = .stopped(after: elapsed(at: time))
            return [.stopped]
        default: return []
        }
    }
}
