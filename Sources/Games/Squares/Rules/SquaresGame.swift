import Model

/// Squares: repeat a sequence that was shown on a grid; each round has a new one.
///
/// `start` shows a sequence; `cancel` ends the preview. Each press is judged at once. A full sequence is a
/// success, and `start` then shows the next, one longer; the longest one wins. A wrong press ends the game. A
/// sequence of fixed length has no end, and what counts is how often it was repeated. The same square never
/// comes twice in a row, since nobody could see it.
package struct SquaresGame: Game {
    package enum Move: GameMove {
        case start
        /// Ends the preview; the next round shows another sequence.
        case cancel
        case press(Square)
        /// Chooses the length of the next sequence.
        case resize(Int)
        case stop
    }

    package enum Outcome: Hashable, Sendable {
        /// The preview begins, in which the squares are lit so.
        case preview(LightSchedule)
        case cancelled
        case playersTurn
        case right(Square)
        case success(Square, score: Int)
        /// The press was right and the last of the longest sequence that there is: the game is won.
        case won(Square, score: Int)
        case wrong(SquaresMistake)
        case resized(Int)
        case stopped
    }

    package enum Phase: Hashable, Sendable {
        case idle
        case preview(LightSchedule)
        /// The player is to press the square at this place of the sequence next.
        case playing(next: Int)
        case success
        case won
        case failure(SquaresMistake)
        case stopped
    }

    package let options: SquaresOptions
    package private(set) var phase = Phase.idle
    /// The squares of this round, or of the last one; empty before the first.
    package private(set) var sequence: [Square] = []
    /// How long the next sequence will be, or this one is while it is played.
    package private(set) var length: Int
    /// The longest sequence repeated in full; with a fixed length, how many rounds were.
    package private(set) var score = 0

    private var generator: SeededGenerator

    package init(options: SquaresOptions = SquaresOptions(), seed: UInt64) {
        self.options = options
        length = options.length
        generator = SeededGenerator(seed: seed)
    }

    package var isOver: Bool {
        switch phase {
        case .won, .failure, .stopped: true
        case .idle, .preview, .playing, .success: false
        }
    }

    package var legalMoves: [Move] {
        switch phase {
        case .idle, .success: [.start] + lengths.map(Move.resize)
        case .preview: [.cancel]
        case .playing(let next):
            [.press(sequence[next])]
                + options.grid.squares.filter { $0 != sequence[next] }.map(Move.press)
        case .won, .failure, .stopped: []
        }
    }

    /// The lengths that may be chosen for the next sequence; what is counted in rounds keeps the one it began with.
    private var lengths: [Int] { options.grows ? Array(SquaresOptions.lengths) : [] }

    package var deadline: Duration? {
        guard case .preview(let show) = phase else { return nil }
        return end(of: show)
    }

    package mutating func reachDeadline(_ time: Duration) -> [Outcome] {
        phase = .playing(next: 0)
        return [.playersTurn]
    }

    package mutating func play(_ move: Move, at time: Duration) -> [Outcome] {
        switch move {
        case .start: return [preview(at: time)]
        case .cancel:
            phase = .idle
            return [.cancelled]
        case .press(let square): return judge(square)
        case .resize(let length):
            self.length = length
            return [.resized(length)]
        case .stop:
            phase = .stopped
            return [.stopped]
        }
    }

    /// When the squares of this round are lit, in the preview or once more after the game.
    package func lights(from start: Duration) -> LightSchedule {
        LightSchedule(
            count: sequence.count, start: start, on: options.speed.squareLit, off: options.speed.squareDark)
    }

    /// When the darkness after the last square ends, and the player may press.
    package func end(of show: LightSchedule) -> Duration { show.end + options.speed.squareDark }

    private mutating func preview(at time: Duration) -> Outcome {
        sequence = []
        for _ in 0..<length {
            let others = options.grid.squares.filter { $0 != sequence.last }
            sequence.append(others[generator.number(below: others.count)])
        }
        let show = lights(from: time + options.speed.squareDark)
        phase = .preview(show)
        return .preview(show)
    }

    private mutating func judge(_ square: Square) -> [Outcome] {
        guard case .playing(let index) = phase else { return [] }
        guard square == sequence[index] else {
            let mistake = SquaresMistake(index: index, pressed: square, right: sequence[index])
            phase = .failure(mistake)
            return [.wrong(mistake)]
        }
        guard index == sequence.count - 1 else {
            phase = .playing(next: index + 1)
            return [.right(square)]
        }
        score = options.grows ? max(score, sequence.count) : score + 1
        let longest = SquaresOptions.lengths.upperBound
        if options.grows, sequence.count == longest {
            phase = .won
            return [.won(square, score: score)]
        }
        if options.grows { length = min(sequence.count + 1, longest) }
        phase = .success
        return [.success(square, score: score)]
    }
}

/// The press that ended a game.
package struct SquaresMistake: Hashable, Sendable {
    /// The index in the sequence, from 0.
    package let index: Int
    package let pressed: Square
    package let right: Square
}

extension Speed {
    var squareLit: Duration {
        switch self {
        case .slow: .milliseconds(700)
        case .normal: .milliseconds(500)
        case .fast: .milliseconds(350)
        }
    }

    /// The darkness before each square, and after the last.
    var squareDark: Duration {
        switch self {
        case .slow: .milliseconds(350)
        case .normal: .milliseconds(250)
        case .fast: .milliseconds(170)
        }
    }
}
