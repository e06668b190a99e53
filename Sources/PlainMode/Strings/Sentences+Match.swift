import GameRules
import Localization

extension Sentences {
    static var nameChoice: String { tr("Name") }
    static var seconds: String { tr("Seconds") }
    static var typeName: String { tr("Type \"name\" and your name, such as \"name Ada\".") }
    static var missingName: String { tr("First type a name, such as \"name Ada\".") }
    static var missingLength: String {
        tr("First choose 30, 60 or 90 seconds, such as \"seconds 60\".")
    }
    static var missingNameAndLength: String {
        tr(
            "First type a name and a time, 30, 60 or 90 seconds: for example \"name Ada\", then \"seconds 60\"."
        )
    }
    static var matchRule: String {
        tr(
            "Does the first word name the colour of the second word's ink? What the second word says doesn't matter."
        )
    }
    static var matchHint: String { tr("Answer \"yes\" or \"no\", \"y\" or \"n\", 1 or 2.") }
    static func matchCards(_ meaning: String, _ word: String, _ ink: String) -> String {
        tr("\(meaning)? The word \"\(word)\", in \(ink) ink.")
    }
    static func matchCardsBriefly(_ meaning: String, _ word: String, _ ink: String) -> String {
        tr("\(meaning)? \(word) in \(ink).")
    }
    static var right: String { tr("Right.") }
    static func rightEarned(_ points: Int) -> String { tr("Right, \(points) points.") }
    static func rightRaised(_ points: Int, _ times: Int) -> String {
        tr("Right, \(points) points; the multiplier is \(times).")
    }
    static func rightFully(_ points: Int, score: Int, next: Int) -> String {
        tr("Right, \(points) points; \(score) in all. The next right answer earns \(next).")
    }
    static var wrong: String { tr("Wrong.") }
    static func wrongTimes(_ times: Int) -> String { tr("Wrong; the multiplier is \(times).") }
    static func secondsLeft(_ seconds: Int) -> String {
        tr(seconds, one: "One second left.", other: "\(seconds) seconds left.")
    }
    static var timeIsUp: String { tr("Time's up.") }

    static func squaresTurn(_ count: Int) -> String {
        tr(count, one: "One square is shown.", other: "\(count) squares are shown.")
    }
    static func square(row: Int, column: Int) -> String { tr("row \(row) column \(column)") }
    static func squares(_ names: [String]) -> String { tr("Squares: \(names.joined(separator: ", ")).") }
    static var squaresHint: String {
        tr("Type each square as its row and column, such as \"2 3\", one after the other.")
    }
    static func outsideGrid(_ side: Int) -> String { tr("Rows and columns go from 1 to \(side).") }
    static func squaresNext(_ length: Int) -> String {
        tr("Press Enter for the next \(length) squares; type 4 to 16 to change how many.")
    }
}
