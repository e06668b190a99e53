import Glibc

/// A failed call to libasound.
struct PCMError: Error, Hashable, Sendable {
    enum Operation: String, Hashable, Sendable {
        case open, configure, prepare, start, write, query
    }

    let operation: Operation
    /// Positive, such as `EBUSY`.
    let code: Int32

    /// Whether the stream ran dry (EPIPE) or the machine slept (ESTRPIPE), so that it can be prepared and started again.
    /// Preparing fails where the cause was a dead sound server, or a card that did not wake up.
    var isInterruption: Bool { code == EPIPE || code == ESTRPIPE }

    /// The stream has stopped taking frames.
    static let stalled = PCMError(operation: .write, code: ETIMEDOUT)
}
