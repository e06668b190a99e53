package import GameRules
package import Model

/// The rules of a game whose moves are turning cards on a table.
package protocol CardRules: Game where Options: AnyGameOptions {
    var table: CardTable { get }
    /// What a game is played with when nothing was chosen.
    static var plainOptions: Options { get }
    /// The move that opens a game, or nil when the first card does.
    static var opening: Move? { get }
    static func turning(_ card: Int) -> Move
    /// The card that a move turns, or nil when it turns none.
    static func card(of move: Move) -> Int?
    /// Whether all cards lie face up for a while.
    var showsAll: Bool { get }
    /// When what is shown of time next changes by itself, or nil while it stands.
    func nextChange(after time: Duration) -> Duration?
    /// What an outcome means for the cards, or nil when it means nothing for them.
    static func event(of outcome: Outcome) -> CardEvent?
}

package enum CardEvent: Hashable, Sendable {
    case up(Int)
    case match(Int, Int)
    case miss(Int, Int)
    case won

    package var haptic: HapticCue {
        switch self {
        case .up: .press
        case .match, .won: .complete
        case .miss: .mistake
        }
    }
}

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
