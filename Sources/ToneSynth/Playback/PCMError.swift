import Glibc

/// A call of libasound that failed: what was tried, and the error number.
struct PCMError: Error, Hashable, Sendable {
    /// What was tried.
    enum Operation: String, Hashable, Sendable {
        case open, configure, prepare, start, write, query
    }

    /// What was tried.
    let operation: Operation
    /// The positive error number, such as `EBUSY`.
    let code: Int32

    /// Whether the stream only stopped, and can be prepared and started again: it ran dry, or the machine
    /// slept. (A server that died says that it ran dry, too, and a card that did not wake up goes on
    /// saying that it sleeps; then preparing fails.)
    var isInterruption: Bool { code == EPIPE || code == ESTRPIPE }

    /// A stream that takes no frames.
    static let stalled = PCMError(operation: .write, code: ETIMEDOUT)
}
