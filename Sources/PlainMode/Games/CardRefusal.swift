import GameRules

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
    /// A card is named twice.
    case twice

    var sentence: String {
        switch self {
        case .noSuchCard(let number, let count): Sentences.noSuchCard(number, of: count)
        case .gone(let number): Sentences.cardIsGone(number)
        case .open(let number): Sentences.cardIsOpen(number)
        case .openUntilNext(let number): Sentences.cardIsOpenUntilNext(number)
        case .twice: Sentences.twoDifferentCards
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
