internal import Glibc

/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable {
    /// Standard input or output is a pipe, a file or closed.
    case noTerminal(Stream)
    /// `TERM` is not set, or says that the cursor cannot be moved.
    case dumb(term: String)
    /// The system refused what it was asked for.
    case refused(operation: String, code: Int32)

    /// A standard stream.
    public enum Stream: String, Hashable, Sendable {
        case input = "standard input"
        case output = "standard output"
    }

    /// What is wrong, as one sentence for people.
    public var sentence: String {
        switch self {
        case .noTerminal(let stream): "The game needs a terminal, but \(stream.rawValue) is not one."
        case .dumb(""): "The game needs to know the terminal, but TERM is not set."
        case .dumb(let term): "The game needs a terminal that can move its cursor, and TERM=\(term) cannot."
        case .refused(let operation, let code):
            "The terminal could not be set up: \(operation): \(String(cString: strerror(code)))."
        }
    }
}
