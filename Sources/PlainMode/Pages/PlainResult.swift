import Model
import Presentation

/// A result to be copied from the lines, which are read once.
struct PlainResult: PlainScreen {
    let result: ResultText

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        guard event == .appeared else { return [] }
        return result.lines.flatMap(context.say) + [.back]
    }
}
