import GameRules
import Localization

/// Why a line of cards cannot be played: it is refused whole, before any of its cards is turned.
enum CardRefusal: Hashable {
    /// There is no card of this number; the highest is the second.
    case noSuchCard(Int, of: Int)
    /// The card of this number has left the table with its pair.
    case gone(Int)
    /// The card of this number lies open, and the next one of its pair is waited for.
    case open(Int)
    /// The card of this number lies open with another, until a third is turned.
    case openUntilNext(Int)
    case twice

    var sentence: String {
        switch self {
        case .noSuchCard(let number, let count):
            tr("There is no card \(number); the cards are numbered from 1 to \(count).")
        case .gone(let number): tr("Card \(number) is gone; its pair has been found.")
        case .open(let number): tr("Card \(number) is already face up.")
        case .openUntilNext(let number): tr("Card \(number) stays face up until you turn another one.")
        case .twice: tr("Type two different cards.")
        }
    }
}

extension CardTable {
    /// Why cards cannot be turned one after the other; nil when they can.
    ///
    /// The answer is the same whatever lies under the cards: a refusal must not give away whether two are a pair.
    /// - Parameter numbers: cards by their numbers, from 1.
    func refusal(ofTurning numbers: [Int]) -> CardRefusal? {
        var open = open
        var turned: Set<Int> = []
        for number in numbers {
            let card = number - 1
            guard pairs.indices.contains(card) else { return .noSuchCard(number, of: pairs.count) }
            if matched.contains(card) { return .gone(number) }
            if turned.contains(card) { return .twice }
            if open.contains(card) { return self.open.count == 2 ? .openUntilNext(number) : .open(number) }
            if open.count == 2 { open = [] }
            open.append(card)
            turned.insert(card)
        }
        return nil
    }
}
