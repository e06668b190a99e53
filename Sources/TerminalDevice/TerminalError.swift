package import System

package enum TerminalError: Error, Hashable {
    /// Standard input or output is a pipe, a file or closed.
    case noTerminal(Stream)
    /// `TERM` is not set, or says that the cursor cannot be moved.
    case dumb(term: String)
    case refused(SystemError)

    package enum Stream: Hashable, Sendable {
        case input, output
    }
}
