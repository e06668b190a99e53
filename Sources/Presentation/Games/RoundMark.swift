package import GameRules
import Model

/// How a round of a game went, told without giving away what was to be remembered.
package enum RoundMark: Hashable, Sendable {
    /// Right, and without a long thought or another try.
    case atOnce
    /// Right in the end.
    case slow
    case mistake

    /// The coloured square that stands for it where results are pasted.
    package var sign: String {
        switch self {
        case .atOnce: "🟩"
        case .slow: "🟨"
        case .mistake: "🟥"
        }
    }
}

extension RecordedGame {
    /// How the rounds went, first to last: the sequences of Simon and Squares, the pairs of cards, the answers of
    /// Match. A round that was given up is left out.
    package var roundMarks: [RoundMark] {
        switch options {
        case .simon(let options):
            marks(SimonGame.self) { $0.count($1, inSpan: options.variant == .span) }
        case .squares: marks(SquaresGame.self) { $0.count($1) }
        case .pairs: marks(PairsGame.self) { $0.count($1) }
        case .words: marks(WordsGame.self) { $0.count($1) }
        case .match: marks(MatchGame.self) { $0.count($1) }
        }
    }

    private func marks<Played: Game>(
        _: Played.Type, _ take: (inout RoundTally<Played>, Played.Outcome) -> Void
    ) -> [RoundMark] {
        guard var replay = Replay<Played>(self) else { return [] }
        var tally = RoundTally<Played>()
        while let due = replay.deadline {
            for step in replay.advance(to: due) {
                tally.now = step.time
                for outcome in step.outcomes { take(&tally, outcome) }
            }
        }
        return tally.marks
    }
}

private struct RoundTally<Played: Game> {
    var marks: [RoundMark] = []
    var now = Duration.zero
    /// When the player had to do something last.
    private var since = Duration.zero
    private var isSlow = false

    /// A pause of this length makes a round slow.
    private static var longThought: Duration { .seconds(2) }

    mutating func begin() { (since, isSlow) = (now, false) }

    /// Counts a step of the player, and whether it came at once.
    mutating func act() {
        isSlow = isSlow || now - since > Self.longThought
        since = now
    }

    mutating func tryAgain() { isSlow = true }

    mutating func end(isRight: Bool = true) {
        marks.append(isRight ? isSlow ? .slow : .atOnce : .mistake)
        begin()
    }
}

extension RoundTally<SimonGame> {
    fileprivate mutating func count(_ outcome: SimonGame.Outcome, inSpan isSpan: Bool) {
        switch outcome {
        case .playersTurn: begin()
        case .right, .added: act()
        case .roundComplete:
            act()
            // A sequence of a span is judged by itself.
            if !isSpan { end() }
        case .trial(let trial): end(isRight: trial.isRight)
        case .wrong, .tooLate: if !isSpan { end(isRight: false) }
        case .show, .rearranged, .eliminated, .won, .measured, .stopped: break
        }
    }
}

extension RoundTally<SquaresGame> {
    fileprivate mutating func count(_ outcome: SquaresGame.Outcome) {
        switch outcome {
        case .playersTurn: begin()
        case .right: act()
        case .success, .won:
            act()
            end()
        case .wrong: end(isRight: false)
        case .preview, .cancelled, .resized, .stopped: break
        }
    }
}

extension RoundTally where Played: CardRules {
    fileprivate mutating func count(_ outcome: Played.Outcome) {
        switch Played.event(of: outcome) {
        case .miss: tryAgain()
        case .match: end()
        case .up, .won, nil: break
        }
    }
}

extension RoundTally<MatchGame> {
    fileprivate mutating func count(_ outcome: MatchGame.Outcome) {
        switch outcome {
        case .cards: begin()
        case .right:
            act()
            end()
        case .wrong: end(isRight: false)
        case .over, .stopped: break
        }
    }
}
