import Glibc
import TerminalDevice
import Localization

extension TerminalError {
    /// What is wrong, as one sentence for people.
    var sentence: String {
        switch self {
        case .noTerminal(.input): tr("The game needs a terminal, but standard input is not one.")
        case .noTerminal(.output): tr("The game needs a terminal, but standard output is not one.")
        case .dumb(""): tr("The game needs to know the kind of terminal, but TERM is not set.")
        case .dumb(let term):
            tr("The game needs a terminal that can move its cursor; TERM=\(term) can't.")
        case .refused(let operation, let code):
            tr("The terminal could not be set up: \(operation): \(String(cString: strerror(code))).")
        }
    }
}
