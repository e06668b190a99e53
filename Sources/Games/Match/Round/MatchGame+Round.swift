package import GameRules

extension MatchGame: RoundRules {
    package static func judgement(of outcome: Outcome) -> Judgement? {
        switch outcome {
        case .cards: .turn
        case .right(let tally): tally.raisedMultiplier ? .done : .step
        case .wrong: .mistake
        // Time is up: sounds like a completed level.
        case .over: .done
        case .stopped: nil
        }
    }

    package static var pausesOnFocusLoss: Bool { true }
}
