/// Cards that lie face down in pairs, and what turning one of them does.
///
/// Two that belong together leave the table at once. Two that do not lie open until a third is turned.
package struct CardTable: Hashable, Sendable {
    /// What turning a card leads to.
    enum Turn: Hashable, Sendable {
        case first
        case pair(Int, Int)
        case miss(Int, Int)
    }

    /// Which pair each card belongs to, by its place on the table.
    package let pairs: [Int]
    /// The cards that lie open, in the order in which they were turned: none, one or two.
    package private(set) var open: [Int] = []
    /// The cards that have left the table.
    package private(set) var matched: Set<Int> = []
    /// How often two cards have been turned.
    package private(set) var moves = 0

    init(pairs: [Int]) { self.pairs = pairs }

    /// Whether no card is left.
    package var isCleared: Bool { matched.count == pairs.count }

    /// The cards that may be turned, in the order of their places.
    package var turnable: [Int] {
        var isTaken = [Bool](repeating: false, count: pairs.count)
        for card in matched { isTaken[card] = true }
        for card in open { isTaken[card] = true }
        return pairs.indices.filter { !isTaken[$0] }
    }

    /// Turns down the two that lie open, if they do; says which.
    mutating func turnDown() -> [Int] {
        guard open.count == 2 else { return [] }
        defer { open = [] }
        return open
    }

    /// Turns up a card that may be turned, when at most one lies open.
    mutating func turnUp(_ card: Int) -> Turn {
        guard let first = open.first else {
            open = [card]
            return .first
        }
        moves += 1
        guard pairs[first] == pairs[card] else {
            open.append(card)
            return .miss(first, card)
        }
        open = []
        matched.formUnion([first, card])
        return .pair(first, card)
    }
}
