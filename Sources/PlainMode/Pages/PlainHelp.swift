import Model
import Presentation

/// How a game is played, and what can always be typed; returns by itself.
struct PlainHelp: PlainScreen {
    let kind: GameKind?

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        guard event == .appeared else { return [] }
        return (kind.map { $0.lines.rules(context.settings) } ?? []).flatMap(context.say)
            + Sentences.everywhere.flatMap(context.say) + [.back]
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
