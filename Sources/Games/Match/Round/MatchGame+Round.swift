package import GameRules

extension MatchGame: RoundRules {
    package static func judgement(of outcome: Outcome) -> Judgement? {
        switch outcome {
        case .cards: .turn
        case .right(let tally): tally.isRaised ? .done : .step
        case .wrong: .mistake
        case .over: .done
        case .stopped: nil
        }
    }

    package static var countsTime: Bool { true }
}
