import GameRules
import Localization

extension CardTable {
    /// Why cards cannot be turned one after the other; nil when they can. A line is refused whole, before any of its
    /// cards is turned.
    ///
    /// The answer is the same whatever lies under the cards: a refusal must not give away whether two are a pair.
    /// - Parameter numbers: cards by their numbers, from 1.
    func refusal(ofTurning numbers: [Int]) -> String? {
        var open = open
        var turned: Set<Int> = []
        for number in numbers {
            let card = number - 1
            guard pairs.indices.contains(card) else {
                return tr("There is no card \(number); the cards are numbered from 1 to \(pairs.count).")
            }
            if matched.contains(card) { return tr("Card \(number) is gone; its pair has been found.") }
            if turned.contains(card) { return tr("Type two different cards.") }
            if open.contains(card) {
                return self.open.count == 2
                    ? tr("Card \(number) stays face up until you turn another one.")
                    : tr("Card \(number) is already face up.")
            }
            if open.count == 2 { open = [] }
            open.append(card)
            turned.insert(card)
        }
        return nil
    }
}
