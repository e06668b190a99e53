import Glibc

/// A call of libasound that failed.
struct PCMError: Error, Hashable, Sendable {
    enum Operation: String, Hashable, Sendable {
        case open, configure, prepare, start, write, query
    }

    let operation: Operation
    /// Positive, such as `EBUSY`.
    let code: Int32

    /// The stream ran dry, or the machine slept; it can be prepared and started again. (A dead server reports the former too,
    /// and a card that did not wake up the latter; then preparing fails.)
    var isInterruption: Bool { code == EPIPE || code == ESTRPIPE }

    /// A stream that takes no frames.
    static let stalled = PCMError(operation: .write, code: ETIMEDOUT)
}
