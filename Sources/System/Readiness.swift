import Glibc

/// A hang-up counts as either.
package enum Readiness: Sendable {
    case reading, writing

    var events: Int16 { Int16(self == .reading ? POLLIN : POLLOUT) }

    /// - Parameter limit: nil for ever.
    package func isReached(by descriptor: Int32, within limit: Duration? = .zero) -> Bool {
        let deadline = limit.map { SuspendingClock.now + $0 }
        while true {
            var polled = pollfd(fd: descriptor, events: events, revents: 0)
            let count = poll(&polled, 1, Self.timeout(deadline.map { $0 - SuspendingClock.now }))
            guard count < 0, errno == EINTR else { return count > 0 }
        }
    }

    /// Milliseconds for `poll`, rounded up so as not to spin through the last one; -1 for ever. At most a day, since polling
    /// too early does no harm.
    static func timeout(_ wait: Duration?) -> Int32 {
        guard let wait else { return -1 }
        let (seconds, attoseconds) = min(max(wait, .zero), .seconds(86_400)).components
        return Int32(seconds * 1_000) + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
