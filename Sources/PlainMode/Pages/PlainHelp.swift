import Localization
import Model
import Presentation

/// How a game is played, and what can always be typed; returns by itself.
struct PlainHelp: PlainScreen {
    let kind: GameKind?

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        guard event == .appeared else { return [] }
        let rules = kind?.lines.rules(context.settings) ?? []
        return (rules + everywhere).flatMap(context.say) + [.back]
    }

    private var everywhere: [String] {
        [
            tr(
                "Type ? for the choices, a number or a word to choose, Enter to start or go on, 0 to go back."
            ),
            tr(
                "During a game, type \"pause\" to pause, \"stop\" to give up, \"quit\" to leave; Ctrl+C leaves too."
            ),
            tr("The setting \"Verbosity\" says how much is told: brief, normal or full."),
        ]
    }
}

/// A result to be copied from the terminal.
struct PlainResult: PlainScreen {
    let result: ResultText

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        guard event == .appeared else { return [] }
        return result.lines.flatMap(context.say) + [.back]
    }
}
