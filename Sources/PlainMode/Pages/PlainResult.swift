import Model
import Presentation

/// A result to be copied from the lines, which are read once.
struct PlainResult: PlainScreen {
    private let result: ResultText

    init(_ result: ResultText) { self.result = result }

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        guard event == .appeared else { return [] }
        return result.lines.flatMap(context.say) + [.back]
    }
}
