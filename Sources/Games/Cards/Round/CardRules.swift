package import GameRules
package import Model

/// The rules of a game whose moves are turning cards on a table.
package protocol CardRules: RoundRules {
    var table: CardTable { get }
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
    case pair(Int, Int)
    case miss(Int, Int)
    case won

    var judgement: Judgement {
        switch self {
        case .up: .step
        case .pair: .done
        case .miss: .mistake
        case .won: .won
        }
    }
}

extension CardRules {
    package static func judgement(of outcome: Outcome) -> Judgement? { event(of: outcome)?.judgement }

    /// The first card of two sounds, the second tells by its sound what came of it.
    package func cues(of outcomes: [Outcome], tone: SoundCue?) -> [Effect] {
        guard let event = outcomes.lazy.compactMap(Self.event).last else { return [] }
        let (sound, haptic) = event.judgement.cues
        return switch event {
        case .up: .cues(tone, haptic)
        case .pair: .cues(.right, haptic)
        case .miss, .won: .cues(sound, haptic)
        }
    }

    package func tone(of move: Move) -> SoundCue? {
        Self.card(of: move).map { .press(table.corner(of: $0), held: false) }
    }

    package static var countsTime: Bool { true }

    /// A game goes into the history once two cards were turned.
    package var hasProgress: Bool { table.moves > 0 }
}

extension CardTable {
    /// The pad that lies in the same corner as a card: what the card sounds like when it is the first of two.
    /// - Parameter columns: of the table as the player has it; in lines four cards are told at a time.
    package func corner(of card: Int, columns: Int = 4) -> Pad {
        let rows = (pairs.count + columns - 1) / columns
        let isRight = 2 * (card % columns) > columns - 1
        let isLow = 2 * (card / columns) > rows - 1
        return isLow ? isRight ? .blue : .green : isRight ? .yellow : .red
    }
}

extension PairsGame: CardRules {
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
        case .pair(let one, let other, _): .pair(one, other)
        case .miss(let one, let other): .miss(one, other)
        case .won: .won
        }
    }
}

extension WordsGame: CardRules {
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
        case .pair(let one, let other): .pair(one, other)
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
