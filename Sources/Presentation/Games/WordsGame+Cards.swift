package import GameRules

extension WordsGame: CardRules {
    package static var plainOptions: WordsOptions { WordsOptions() }
    package static var opening: Move? { .start }
    package static func turning(_ card: Int) -> Move { .turn(card) }

    package static func card(of move: Move) -> Int? {
        guard case .turn(let card) = move else { return nil }
        return card
    }

    package var showsAll: Bool {
        if case .preview = phase { true } else { false }
    }

    /// The preview is counted down and the time up, in whole seconds.
    package func nextChange(after time: Duration) -> Duration? {
        switch phase {
        case .idle, .won, .stopped: nil
        case .preview(let end): end - (end - time).secondBefore
        case .playing(let since): since + elapsed(at: time).nextSecond
        }
    }

    package static func event(of outcome: Outcome) -> CardEvent? {
        switch outcome {
        case .preview, .playersTurn, .down, .stopped: nil
        case .up(let card): .up(card)
        case .match(let one, let other): .match(one, other)
        case .miss(let one, let other): .miss(one, other)
        case .won: .won
        }
    }
}

extension Duration {
    /// The last whole second before this time, at least 0.
    fileprivate var secondBefore: Duration {
        let (seconds, attoseconds) = components
        return .seconds(max(0, attoseconds > 0 ? seconds : seconds - 1))
    }
}
