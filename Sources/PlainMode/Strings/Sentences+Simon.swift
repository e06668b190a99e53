import GameRules
import Localization
import Model
import Presentation

extension Sentences {
    static var byEarNeedsSound: String {
        tr("By ear needs sound, but there is none; choose another variant in the settings.")
    }
    static func simonsTurn(pads: Int) -> String {
        tr(pads, one: "Simon's turn: one pad.", other: "Simon's turn: \(pads) pads.")
    }
    static func simon(_ pads: [String]) -> String { tr("Simon: \(pads.joined(separator: ", ")).") }
    static func yourTurn(pads: Int) -> String {
        tr(pads, one: "Your turn: one pad.", other: "Your turn: \(pads) pads.")
    }
    static var yourColours: String { tr("Players: type the pads in order, each your own colours.") }
    static var yourTurnBackwards: String { tr("Your turn, backwards.") }
    static func yourTurnFully(_ keys: String) -> String {
        tr("Your turn: type the pads in the same order, such as \"\(keys)\" or \"1 2 3 4\".")
    }
    static func yourTurnBackwardsFully(_ keys: String) -> String {
        tr("Your turn: type the pads backwards, the last first, such as \"\(keys)\" or \"1 2 3 4\".")
    }
    static func padHint(_ keys: String) -> String {
        tr("Type red, yellow, green and blue, or \(keys), or 1 2 3 4; as many in a line as you like.")
    }
    static func arrangement(_ pads: [Pad]) -> String {
        tr(
            "The colours swap places: 1 \(pads[0].word), 2 \(pads[1].word), 3 \(pads[2].word), 4 \(pads[3].word)."
        )
    }
    static func tooLate(_ right: String) -> String { tr("Too late; it was \(right).") }
    /// What came of the measurement of a span.
    static func measured(_ result: SpanResult, _ staircase: SpanStaircase) -> String {
        staircase.report(of: result).map(\.string).joined(separator: ". ") + "."
    }
    static func trial(_ number: Int, of count: Int) -> String { tr("Sequence \(number) of \(count).") }
    static var squaresWon: String { tr("You win: there is no longer sequence.") }
    static var youWin: String { tr("You won this level!") }

    static func addFirst(_ who: String?) -> String {
        who.map { tr("\($0), choose the first pad.") } ?? tr("Choose the first pad.")
    }
    static func addAPad(_ who: String?) -> String {
        who.map { tr("\($0), add a pad.") } ?? tr("Add a pad.")
    }
    static func repeatAndAdd(_ count: Int, _ who: String?) -> String {
        if let who {
            return tr(
                count, one: "\(who), repeat the pad, then add one.",
                other: "\(who), repeat the \(count) pads, then add one.")
        }
        return tr(
            count, one: "Repeat the pad, then add one.", other: "Repeat the \(count) pads, then add one.")
    }

    static var lastSequence: String { tr("Replay the last sequence") }
    static var longestSequence: String { tr("Replay the longest sequence you got right") }
    static var nothingToRemember: String { tr("Nothing to replay yet: play a game first.") }
}
