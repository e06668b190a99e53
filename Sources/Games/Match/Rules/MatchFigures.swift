/// The Stroop effect of a Match player: how much longer a right answer takes when the word names a colour other than its ink.
///
/// Stroop, "Studies of interference in serial verbal reactions", Journal of Experimental
/// Psychology 1935. Times are of right answers only; no norms are claimed.
package struct MatchFigures: MoveFigures {
    package struct Condition: Hashable, Sendable {
        package fileprivate(set) var reactions: [Duration] = []
        package fileprivate(set) var wrong = 0

        package var right: Int { reactions.count }
        package var median: Duration? { reactions.median }
        /// The share of right answers, 0 to 1; nil without an answer.
        package var accuracy: Double? {
            right + wrong > 0 ? Double(right) / Double(right + wrong) : nil
        }
    }

    /// Cards whose word and ink agree.
    package private(set) var congruent = Condition()
    /// Cards whose word and ink differ.
    package private(set) var incongruent = Condition()

    package init() {}

    /// Without games played by scanning: their times are the scanner's.
    package init(_ replayed: ReplayedGames) { self.init(replayed.timed ?? replayed.games) }

    /// How much longer the median is when word and ink differ; negative when it is shorter.
    package var interference: Duration? {
        guard let differ = incongruent.median, let agree = congruent.median else { return nil }
        return differ - agree
    }

    package mutating func count(_ recorded: RecordedGame) {
        add(recorded.finalGame(as: MatchGame.self)?.trials ?? [])
    }

    package mutating func add(_ trials: [MatchTrial]) {
        for trial in trials {
            let condition = trial.isCongruent ? \MatchFigures.congruent : \.incongruent
            if trial.isRight {
                self[keyPath: condition].reactions.append(trial.reaction)
            } else {
                self[keyPath: condition].wrong += 1
            }
        }
    }
}
