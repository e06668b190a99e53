package import GameRules
package import Model

/// The rules of a game whose moves are turning cards on a table.
package protocol CardRules: Game where Options: AnyGameOptions {
    /// The cards.
    var table: CardTable { get }
    /// What a game is played with when nothing was chosen.
    static var plainOptions: Options { get }
    /// The move that opens a game, or nil when the first card does.
    static var opening: Move? { get }
    /// The move that turns a card.
    static func turning(_ card: Int) -> Move
    /// The card that a move turns, or nil when it turns none.
    static func card(of move: Move) -> Int?
    /// Whether all cards lie face up for a while.
    var showsAll: Bool { get }
    /// The time that is shown.
    func elapsed(at time: Duration) -> Duration
    /// When what is shown of time next changes by itself, or nil while it stands.
    func nextChange(after time: Duration) -> Duration?
    /// What an outcome means for the cards, or nil when it means nothing for them.
    static func event(of outcome: Outcome) -> CardEvent?
}

/// What happens to the cards.
package enum CardEvent: Hashable, Sendable {
    case up(Int)
    case match(Int, Int)
    case miss(Int, Int)
    case won

    /// What is felt of it.
    package var haptic: HapticCue {
        switch self {
        case .up: .press
        case .match, .won: .complete
        case .miss: .mistake
        }
    }
}
