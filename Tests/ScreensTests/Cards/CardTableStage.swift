import GameRules
import TerminalCore

@testable import Screens
import Presentation

/// Where the cards of a table lie, for tests that know the deal.
extension CardTable {
    /// The cards of each pair that is left, the pairs in the order of their first cards.
    var pairsLeft: [(Int, Int)] {
        pairs.indices.compactMap { card in
            guard !matched.contains(card), let other = pairs.lastIndex(of: pairs[card]), other > card else {
                return nil
            }
            return (card, other)
        }
    }

    /// Two cards that do not belong together.
    var strangers: (Int, Int) { (0, pairs.firstIndex { $0 != pairs[0] } ?? 0) }
}

extension Stage {
    /// Clicks a card.
    mutating func turn<Deck: CardGamePresentation>(_ card: Int) where S == CardScreen<Deck> {
        let rect = screen.grid.rects[card]
        click(rect.left + rect.size.width / 2, rect.top + rect.size.height / 2)
    }

    /// Goes to a card with the arrows and turns it.
    mutating func turnByKeys<Deck: CardGamePresentation>(_ card: Int) where S == CardScreen<Deck> {
        for _ in 0..<64 where screen.cursor != card { type(.tab) }
        type(.enter)
    }

    /// Finds every pair that is left.
    mutating func findAll<Deck: CardGamePresentation>() where S == CardScreen<Deck> {
        for (one, other) in screen.game.table.pairsLeft {
            turn(one)
            turn(other)
        }
    }

    mutating func resize<Deck: CardGamePresentation>(_ width: Int, _ height: Int)
    where S == CardScreen<Deck> {
        context.size = Size(width: width, height: height)
        send(.input(.resize(context.size)))
    }
}
