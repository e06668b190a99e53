import Glibc

/// Wakes a waiting thread from another thread or a signal handler.
package final class Doorbell: Sendable {
    /// Takes the byte that rings it; -1 where no descriptor is left: then `wait` returns after a while.
    package let wakeEnd: Int32
    let readEnd: Int32
    private static let blindInterval = Duration.milliseconds(20)

    package convenience init() { self.init((try? Self.pipe()) ?? [-1, -1]) }

    /// - Throws: the error of `pipe`, where there are no descriptors left.
    convenience init(wired: ()) throws(SystemError) { self.init(try Self.pipe()) }

    private init(_ ends: [Int32]) { (readEnd, wakeEnd) = (ends[0], ends[1]) }

    private static func pipe() throws(SystemError) -> [Int32] {
        var ends: [Int32] = [-1, -1]
        try SystemError.check(Glibc.pipe(&ends), "pipe")
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return ends
    }

    deinit { for end in [readEnd, wakeEnd] where end >= 0 { close(end) } }

    /// Ends the current wait, or else the next one; from any thread.
    package func ring() { Doorbell.ring(wakeEnd) }

    /// Safe in a signal handler.
    package static func ring(_ wakeEnd: Int32) {
        var byte: UInt8 = 0
        _ = write(wakeEnd, &byte, 1)
    }

    /// Waits until it is rung, or has been since the last wait, or a signal has been handled.
    package func wait(within limit: Duration) {
        let limit = readEnd < 0 ? min(limit, Self.blindInterval) : limit
        var polled = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        if poll(&polled, 1, Readiness.timeout(limit)) > 0 { silence() }
    }

    /// Forgets that it was rung.
    func silence() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(readEnd, &bytes, bytes.count) == bytes.count {}
    }
}
