import Glibc
import TerminalCore

/// Splits events that arrived together into the steps in which they are handled.
struct InputBatches {
    enum Step: Equatable {
        /// Events for the program, all at once.
        case deliver([Event])
        /// Ctrl+Z.
        case suspend
        /// Ctrl+C or Ctrl+\\; nothing after it is handled.
        case end(Ending)
    }

    /// More keys at once than anyone types: then Ctrl+C counts before the keys before it.
    private static let flood = 256

    static func steps(of events: [Event]) -> [Step] {
        if events.count > flood, let ending = events.lazy.compactMap(ending).first { return [.end(ending)] }
        var steps: [Step] = []
        var batch: [Event] = []
        func deliver() {
            if !batch.isEmpty { steps.append(.deliver(batch)) }
            batch = []
        }
        for event in events {
            if let ending = ending(event) {
                deliver()
                return steps + [.end(ending)]
            }
            if event == .key(KeyPress(.character("z"), .control)) {
                deliver()
                steps.append(.suspend)
            } else {
                batch.append(event)
            }
        }
        deliver()
        return steps
    }

    private static func ending(_ event: Event) -> Ending? {
        guard case .key(let press) = event, press.phase == .press,
            // An Esc just before it looks like Alt.
            press.modifiers.subtracting(.alt) == .control
        else { return nil }
        switch press.key {
        case .character("c"): return .signal(SIGINT)
        case .character("\\"): return .signal(SIGQUIT)
        default: return nil
        }
    }
}
