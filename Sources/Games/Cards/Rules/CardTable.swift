package enum CardMove: GameMove {
    /// Shows all cards for a while, in a game that opens with that.
    case start
    /// Turns up the card at a place of the table, from 0.
    case turn(Int)
    case stop
}

package enum CardOutcome: Hashable, Sendable {
    /// All cards lie face up for a while.
    case preview
    /// All cards lie face down.
    case playersTurn
    case down(Int, Int)
    case up(Int)
    /// The two that lie open belong together and leave the table.
    case pair(Int, Int)
    /// The two that lie open do not belong together.
    case miss(Int, Int)
    /// The last pair is found.
    case won
    case stopped
}

/// Cards that lie face down in pairs, and what turning one of them does.
///
/// Two that belong together leave the table at once. Two that do not lie open until a third is turned, or one of them.
package struct CardTable: Hashable, Sendable {
    /// Which pair each card belongs to, by its place on the table.
    package let pairs: [Int]
    /// The cards that lie open, in the order in which they were turned: none, one or two.
    package private(set) var open: [Int] = []
    /// The cards that have left the table.
    package private(set) var matched: Set<Int> = []
    /// How often two cards have been turned.
    package private(set) var moves = 0

    init(pairs: [Int]) { self.pairs = pairs }

    package var isCleared: Bool { matched.count == pairs.count }

    /// The cards that may be turned, in the order of their places.
    package var turnable: [Int] {
        var isTaken = [Bool](repeating: false, count: pairs.count)
        for card in matched { isTaken[card] = true }
        for card in open { isTaken[card] = true }
        return pairs.indices.filter { !isTaken[$0] }
    }

    /// Turns up what may be turned, and last what may be turned down.
    var legalMoves: [CardMove] { (turnable + (open.count == 2 ? open : [])).map(CardMove.turn) }

    /// Turns up a card that may be turned; two that lie open are turned down first, and by one of them alone.
    mutating func turn(_ card: Int) -> [CardOutcome] {
        guard open.count == 1 else {
            let down = open.isEmpty ? [] : [CardOutcome.down(open[0], open[1])]
            let isUp = !open.contains(card)
            open = isUp ? [card] : []
            return isUp ? down + [.up(card)] : down
        }
        let first = open[0]
        moves += 1
        guard pairs[first] == pairs[card] else {
            open.append(card)
            return [.up(card), .miss(first, card)]
        }
        open = []
        matched.formUnion([first, card])
        return [.up(card), .pair(first, card)] + (isCleared ? [.won] : [])
    }
}
