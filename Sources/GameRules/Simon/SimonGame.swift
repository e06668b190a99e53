public import Model

/// Simon: repeat a sequence of pads that grows by one each round.
///
/// `start` puts the first pad into the sequence and Simon shows it after a rest. When he has shown the
/// whole of it the player repeats it; the last right press completes the round and a rest follows
/// before the longer sequence is shown. A wrong press ends the game. There is no time limit.
public struct SimonGame: Game {
    /// A player's move.
    public enum Move: Hashable, Sendable {
        case start
        case press(Pad)
    }

    /// What the game answers.
    public enum Outcome: Hashable, Sendable {
        /// Simon's turn begins; `SimonShow` says when each pad is lit and sounds.
        case show(SimonShow)
        /// The player's turn begins.
        case playersTurn
        /// The press was right and more are to come.
        case right(Pad)
        /// The press was right and the last of the round; the score is the new length repeated.
        case roundComplete(Pad, score: Int)
        /// The press was wrong and the game has ended.
        case wrong(SimonMistake)
    }

    /// Where the game stands.
    public enum Phase: Hashable, Sendable {
        case idle
        /// Simon shows the sequence; presses are refused.
        case simonsTurn(SimonShow)
        /// The player is to press the pad at this place of the sequence next.
        case playersTurn(next: Int)
        case over(SimonMistake)
    }

    /// What the game is played with.
    public let options: SimonOptions
    /// Where the game stands.
    public private(set) var phase = Phase.idle
    /// The pads so far, first to last.
    public private(set) var sequence: [Pad] = []
    /// The longest sequence repeated whole.
    public private(set) var score = 0

    private var generator: SeededGenerator

    /// A game that waits for `start`.
    public init(options: SimonOptions = SimonOptions(), seed: UInt64) {
        self.options = options
        generator = SeededGenerator(seed: seed)
    }

    /// When the player's turn begins, while Simon has his.
    public var deadline: Duration? {
        guard case .simonsTurn(let show) = phase else { return nil }
        return show.end
    }

    /// Lets time pass: at the end of what Simon shows the turn passes to the player.
    public mutating func advance(to time: Duration) -> [Outcome] {
        guard case .simonsTurn(let show) = phase, time >= show.end else { return [] }
        phase = .playersTurn(next: 0)
        return [.playersTurn]
    }

    /// Starts an idle game or presses a pad in the player's turn; anything else is refused.
    public mutating func make(_ move: Move, at time: Duration) -> [Outcome] {
        let due = advance(to: time)
        switch (move, phase) {
        case (.start, .idle): return due + [beginRound(at: time)]
        case (.press(let pad), .playersTurn(let next)): return due + judge(pad, at: next, time)
        default: return due
        }
    }

    private mutating func judge(_ pad: Pad, at place: Int, _ time: Duration) -> [Outcome] {
        guard pad == sequence[place] else {
            let mistake = SimonMistake(place: place, pressed: pad, right: sequence[place])
            phase = .over(mistake)
            return [.wrong(mistake)]
        }
        guard place == sequence.count - 1 else {
            phase = .playersTurn(next: place + 1)
            return [.right(pad)]
        }
        score = sequence.count
        return [.roundComplete(pad, score: score), beginRound(at: time)]
    }

    private mutating func beginRound(at time: Duration) -> Outcome {
        sequence.append(Pad.allCases[generator.number(below: Pad.allCases.count)])
        let tempo = SimonTempo(length: sequence.count, speed: options.speed)
        let show = SimonShow(pads: sequence, tempo: tempo, start: time + tempo.rest)
        phase = .simonsTurn(show)
        return .show(show)
    }
}
