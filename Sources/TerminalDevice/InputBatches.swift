import Glibc
import TerminalCore

/// What has arrived together, in the steps in which it is handled.
struct InputBatches {
    enum Step: Equatable {
        /// Events for the program, all at once.
        case deliver([Event])
        /// Ctrl+Z: the program stops.
        case suspend
        /// Ctrl+C or Ctrl+\\: it ends; nothing after it is handled.
        case end(Ending)
    }

    /// More keys at once than anyone types: among so many Ctrl+C counts before those that came before it.
    private static let flood = 256

    /// Events are delivered up to a key that is the terminal's own affair.
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

    /// What Ctrl+C and Ctrl+\\ stand for.
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
