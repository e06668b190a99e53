import Localization
import Presentation

extension Sentences {
    static var pairs: String { tr("Pairs") }
    static var theme: String { tr("Theme") }
    static var wordList: String { tr("Words") }

    static func cards(_ count: Int) -> String { tr("\(count) cards.") }
    static func cardsFully(_ count: Int) -> String {
        tr("\(count) cards lie face down. Type one or two numbers.")
    }
    static var enterTurnsDown: String { tr("Press Enter to turn all cards down and start the clock.") }
    static var enterTurnsDownBriefly: String { tr("Enter: turn down") }
    static var cardsAreDown: String { tr("The cards are face down. Type one or two numbers.") }
    static var cardHint: String {
        tr("Type one or two card numbers; type \"cards\" to list those on the table.")
    }
    static func card(_ number: Int, _ name: String) -> String { tr("\(number): \(name).") }
    static func card(_ number: Int, _ name: String, _ kind: String) -> String {
        tr("\(number): \(name), \(kind).")
    }
    static func card(_ number: Int, _ name: String, secondsLeft: Int) -> String {
        tr(
            secondsLeft, one: "\(number): \(name), one second left.",
            other: "\(number): \(name), \(secondsLeft) seconds left.")
    }
    static func faces(_ kind: String, _ cards: String) -> String { tr("\(kind): \(cards).") }
    static func noSuchCard(_ number: Int, of count: Int) -> String {
        tr("There is no card \(number); the cards are numbered from 1 to \(count).")
    }
    static func cardIsGone(_ number: Int) -> String { tr("Card \(number) is gone; its pair has been found.") }
    static func cardIsOpen(_ number: Int) -> String { tr("Card \(number) is already face up.") }
    static func cardIsOpenUntilNext(_ number: Int) -> String {
        tr("Card \(number) stays face up until you turn another one.")
    }
    static var twoDifferentCards: String { tr("Type two different cards.") }
    static func cardsStayOpen(_ one: Int, _ other: Int) -> String {
        tr("\(one) and \(other) stay face up until your next card.")
    }
    static func faceDown(_ numbers: String) -> String { tr("Face down: \(numbers).") }
    static func open(_ cards: String) -> String { tr("Face up: \(cards).") }
    static func cardsLeft(_ count: Int) -> String { tr("\(count) cards are left.") }
    static func found(_ found: Int, of all: Int, moves: Int) -> String {
        tr(
            moves, one: "\(found) of \(all) pairs found after one move.",
            other: "\(found) of \(all) pairs found after \(moves) moves.")
    }
    static var pair: String { tr("Pair.") }
    static var noPair: String { tr("Not a pair.") }
    static var allFound: String { tr("All found.") }
    static func pairWithBonus(_ bonus: Int) -> String { tr("A pair: 1 point and \(bonus) bonus.") }
    static func pairsResult(_ points: Int, bonus: Int) -> String {
        bonus == 0
            ? tr(points, one: "\(points) pair, no bonus.", other: "\(points) pairs, no bonus.")
            : tr(
                points, one: "\(points) pair and a bonus of \(bonus).",
                other: "\(points) pairs and a bonus of \(bonus).")
    }
    static func moves(_ moves: Int, in time: Duration) -> String {
        let time = NumberText.length(time)
        return tr(moves, one: "\(moves) move in \(time).", other: "\(moves) moves in \(time).")
    }
    static func same(_ one: String, _ other: String) -> String { tr("A pair: \(one) is \(other).") }
    static func notSame(_ one: String, _ other: String) -> String {
        tr("Not a pair: \(one) is not \(other).")
    }
}
