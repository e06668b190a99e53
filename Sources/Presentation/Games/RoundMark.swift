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
    package var roundMarks: [RoundMark] { options.kind.definition.marks(self) }
}

/// Marks the rounds of a game as its outcomes are counted.
struct RoundTally {
    private var marks: [RoundMark] = []
    private var now = Duration.zero
    /// When the player had to do something last.
    private var since = Duration.zero
    private var isSlow = false

    /// A pause of this length makes a round slow.
    private static let longThought = Duration.seconds(2)

    static func marks<Played: RoundRules>(
        of replay: Replay<Played>, _ count: (Played.Outcome, Played.Options, inout RoundTally) -> Void
    ) -> [RoundMark] {
        var (replay, tally) = (replay, RoundTally())
        while let step = replay.next() {
            tally.now = step.time
            for outcome in step.outcomes { count(outcome, replay.game.options, &tally) }
        }
        return tally.marks
    }

    mutating func count(_ judgement: Judgement?) {
        switch judgement {
        case .turn: begin()
        case .step: act()
        case .done, .won:
            act()
            end()
        case .mistake: end(isRight: false)
        case .quiet, nil: break
        }
    }

    private mutating func begin() { (since, isSlow) = (now, false) }

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
