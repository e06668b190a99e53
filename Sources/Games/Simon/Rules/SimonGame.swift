package import Model

/// Simon: repeat a sequence of pads that grows by one each round.
///
/// `start` puts the first pad into the sequence and Simon shows it after a rest. When he has shown the
/// whole of it the player repeats it; the last right press completes the round and a rest follows
/// before the longer sequence is shown. A wrong press ends the game. There is no time limit, but at the
/// levels of 1978 and when the last one standing wins.
package struct SimonGame: Game {
    package enum Move: GameMove {
        case start
        case press(Pad)
        case stop
    }

    package enum Outcome: Hashable, Sendable {
        /// Simon's turn begins; `SimonPresentation` says when each pad is lit and sounds.
        case show(SimonPresentation)
        /// The player's turn begins; with several players, that of `player`.
        case playersTurn
        case right(Pad)
        /// The press was right and the last of the round; the score is the longest length repeated.
        case roundComplete(Pad, score: Int)
        /// A press was wrong or too late; the game has ended unless a player is `eliminated` or a `trial` judged instead.
        case wrong(SimonMistake)
        case added(Pad)
        /// The colours have changed places: these now stand in reading order.
        case rearranged([Pad])
        /// This player is out, and the player's colours with them; the others go on.
        case eliminated(player: Int)
        /// The game is won: the level's length is repeated, or one player is left.
        case won(SimonVictory)
        case trial(SpanStaircase.Trial)
        /// The last sequence of a span has been judged, and the game has ended.
        case measured(SpanResult)
        case stopped
    }

    package enum Phase: Hashable, Sendable {
        case idle
        case simonsTurn(SimonPresentation)
        /// The player is to press the pad at this place of the sequence next; the place after the last
        /// is where the player adds a pad.
        case playersTurn(next: Int)
        case over(SimonMistake)
        case won(SimonVictory)
        case measured(SpanResult)
        case stopped
    }

    package let options: SimonOptions
    package internal(set) var phase = Phase.idle
    /// The pads so far, first to last, as Simon shows them.
    package internal(set) var sequence: [Pad] = []
    /// The length of the longest sequence repeated in full; in a span that is measured tenths of a pad, 0 before.
    package var score: Int {
        guard options.variant == .span else { return longestRepeated.count }
        guard case .measured(let result) = phase else { return 0 }
        return result.tenths
    }
    package internal(set) var longestRepeated: [Pad] = []
    package internal(set) var staircase = SpanStaircase()
    package internal(set) var layout = Pad.allCases
    package internal(set) var seats: SimonSeats
    /// Whose turn it is when players take turns; 0 when all play together or one plays alone.
    package internal(set) var player = 0
    /// Who repeated the sequence that the score counts; nil while nobody has, or all have together.
    package internal(set) var scorer: Int?

    /// When the time for the next pad is up, while one is waited for.
    var pressDeadline: Duration?
    var pads: SeededGenerator
    /// A generator of its own, so that a seed gives the same pads whether or not the colours change places.
    var places: SeededGenerator

    package init(options: SimonOptions = SimonOptions(), seed: UInt64) {
        self.options = options
        seats = SimonSeats(count: options.players)
        pads = SeededGenerator(seed: seed)
        places = SeededGenerator(seed: ~seed)
    }

    package var answer: [Pad] { options.isBackward ? sequence.reversed() : sequence }

    package var isOver: Bool {
        switch phase {
        case .over, .won, .measured, .stopped: true
        case .idle, .simonsTurn, .playersTurn: false
        }
    }

    /// `start` before the game; in the player's turn the right pad and then the wrong ones.
    package var legalMoves: [Move] {
        switch phase {
        case .idle: return [.start]
        case .playersTurn(let next):
            // Where a pad is added none is the right one.
            let right = answer.indices.contains(next) ? [answer[next]] : []
            return (right + padsInPlay.filter { !right.contains($0) }).map(Move.press)
        case .simonsTurn, .over, .won, .measured, .stopped: return []
        }
    }

    /// When the player's turn begins, while Simon has his, or when a pad must have been pressed.
    package var deadline: Duration? {
        switch phase {
        case .simonsTurn(let show): show.end
        case .playersTurn: pressDeadline
        case .idle, .over, .won, .measured, .stopped: nil
        }
    }

    /// The rest of the sequence from the place of the mistake, to be heard again after the game.
    package func replayFromError(at time: Duration) -> SimonPresentation? {
        guard case .over(let mistake) = phase else { return nil }
        let tempo = SimonTempo(length: sequence.count, speed: options.speed)
        return SimonPresentation(pads: Array(answer[mistake.index...]), tempo: tempo, start: time)
    }

    var padsInPlay: [Pad] { options.variant == .lastOneStanding ? seats.pads : Pad.allCases }
}

/// A press that was wrong, or one that did not come in time.
package struct SimonMistake: Hashable, Sendable {
    /// The index in the order of pressing, from 0.
    package let index: Int
    /// Nil when the time was up.
    package let pressed: Pad?
    package let right: Pad

    /// The pad whose owner is out by it.
    package var decisive: Pad { pressed ?? right }
}
