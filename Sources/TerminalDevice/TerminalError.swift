import Glibc
import Localization

/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable {
    /// Standard input or output is a pipe, a file or closed.
    case noTerminal(Stream)
    /// `TERM` is not set, or says that the cursor cannot be moved.
    case dumb(term: String)
    /// The system refused what it was asked for.
    case refused(operation: String, code: Int32)

    /// A standard stream.
    public enum Stream: Hashable, Sendable {
        case input, output
    }

    /// What is wrong, as one sentence for people.
    public var sentence: String {
        switch self {
        case .noTerminal(.input): tr("The game needs a terminal, but standard input is not one.")
        case .noTerminal(.output): tr("The game needs a terminal, but standard output is not one.")
        case .dumb(""): tr("The game needs to know the terminal, but TERM is not set.")
        case .dumb(let term):
            tr("The game needs a terminal that can move its cursor, and TERM=\(term) cannot.")
        case .refused(let operation, let code):
            tr("The terminal could not be set up: \(operation): \(String(cString: strerror(code))).")
        }
    }
}
