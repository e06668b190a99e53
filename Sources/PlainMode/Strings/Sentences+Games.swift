import GameRules
import Localization
import Model
import Presentation

// What games say in more than one place.
extension Sentences {
    // MARK: - Simon

    static func simon(_ pads: [String]) -> String { tr("Simon: \(pads.joined(separator: ", ")).") }
    static func yourTurn(pads: Int) -> String {
        tr(pads, one: "Your turn: one pad.", other: "Your turn: \(pads) pads.")
    }
    static func padHint(_ keys: String) -> String {
        tr("Type red, yellow, green and blue, or \(keys), or 1 2 3 4; as many in a line as you like.")
    }
    static func arrangement(_ pads: [Pad]) -> String {
        tr(
            "The colours swap places: 1 \(pads[0].localName), 2 \(pads[1].localName), 3 \(pads[2].localName), 4 \(pads[3].localName)."
        )
    }
    static func tooLate(_ right: String) -> String { tr("Too late; it was \(right).") }
    static func measured(_ result: SpanResult, _ staircase: SpanStaircase) -> String {
        staircase.report(of: result).map(\.string).joined(separator: ". ") + "."
    }

    // MARK: - Match and Squares

    static var matchRule: String {
        tr(
            "Does the first word name the colour of the second word's ink? What the second word says doesn't matter."
        )
    }
    static var matchHint: String { tr("Answer \"yes\" or \"no\", \"y\" or \"n\", 1 or 2.") }
    static var right: String { tr("Right.") }
    static func wrongTimes(_ times: Int) -> String { tr("Wrong; the multiplier is \(times).") }
    static func secondsLeft(_ seconds: Int) -> String {
        tr(seconds, one: "One second left.", other: "\(seconds) seconds left.")
    }
    static var timeIsUp: String { tr("Time's up.") }

    static func squares(_ names: [String]) -> String { tr("Squares: \(names.joined(separator: ", ")).") }
    static var squaresHint: String {
        tr("Type each square as its row and column, such as \"2 3\", one after the other.")
    }
    static func squaresNext(_ length: Int) -> String {
        tr("Press Enter for the next \(length) squares; type 4 to 16 to change how many.")
    }

    // MARK: - Pairs and Words

    static var enterTurnsDown: String { tr("Press Enter to turn all cards down and start the clock.") }
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
    static var noPair: String { tr("Not a pair.") }
    static var allFound: String { tr("All found.") }

    // MARK: - Replays

    /// Begins with the player's name where players take turns.
    static func answer(_ parts: [String], by who: String?) -> String {
        let parts = parts.joined(separator: ", ")
        return who.map { tr("\($0): \(parts).") } ?? tr("The answer: \(parts).")
    }
    static func wrongAnswer(_ pressed: String, was right: String) -> String {
        tr("Wrong: \(pressed); it was \(right).")
    }
}
