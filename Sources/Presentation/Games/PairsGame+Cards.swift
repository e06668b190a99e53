package import GameRules

extension PairsGame: CardRules {
    package static var plainOptions: PairsOptions { PairsOptions() }
    package static var opening: Move? { nil }
    package static func turning(_ card: Int) -> Move { .turn(card) }

    package static func card(of move: Move) -> Int? {
        guard case .turn(let card) = move else { return nil }
        return card
    }

    /// No card is seen that has not been turned.
    package var showsAll: Bool { false }

    /// The bars shrink in tenths of a second, and the time is shown in whole ones.
    package func nextChange(after time: Duration) -> Duration? {
        guard let start, !isOver else { return nil }
        let elapsed = elapsed(at: time)
        let isShrinking = table.open.contains { timeLeft(of: $0, at: time) > .zero }
        return start + (isShrinking ? elapsed.nextTenth : elapsed.nextSecond)
    }

    package static func event(of outcome: Outcome) -> CardEvent? {
        switch outcome {
        case .down, .stopped: nil
        case .up(let card): .up(card)
        case .match(let one, let other, _): .match(one, other)
        case .miss(let one, let other): .miss(one, other)
        case .won: .won
        }
    }
}
