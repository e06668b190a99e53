package import System

/// Why a terminal cannot be used.
package enum TerminalError: Error, Hashable {
    /// Standard input or output is a pipe, a file or closed.
    case noTerminal(Stream)
    /// `TERM` is not set, or says that the cursor cannot be moved.
    case dumb(term: String)
    /// The system refused what it was asked for.
    case refused(SystemError)

    /// A standard stream.
    package enum Stream: Hashable, Sendable {
        case input, output
    }
}
