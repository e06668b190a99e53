import Model
import Presentation

extension Context {
    /// One line at the player's verbosity; where one has no line of its own, that of the briefer one.
    func say(brief: String? = nil, normal: String? = nil, full: String? = nil) -> [Effect] {
        let lines =
            switch settings.verbosity {
            case .brief: [brief]
            case .normal: [normal, brief]
            case .full: [full, normal, brief]
            }
        return lines.compactMap { $0 }.prefix(1).map { .say(SafeText($0)) }
    }

    /// A line for every verbosity.
    func say(_ line: String) -> [Effect] { [.say(SafeText(line))] }
}
