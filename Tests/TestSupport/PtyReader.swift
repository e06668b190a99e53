import Foundation
import Glibc
import Synchronization

/// Reads what a program writes to its terminal the moment it comes, on a thread of its own.
///
/// Tests wait in a pool of few threads. Were the terminal read there, a busy machine would let it fill up, the
/// program would rightly leave out frames, and what it showed meanwhile would be seen by nobody.
package final class PtyReader: Sendable {
    /// Bytes that came at once, and when, in seconds of CLOCK_MONOTONIC.
    package struct Piece: Sendable {
        package let bytes: [UInt8]
        package let seconds: Double
    }

    private let pieces = Mutex<[Piece]>([])
    private let master: Int32
    /// A pipe that says by a byte that nothing is to be read any more.
    private let ending: (readEnd: Int32, writeEnd: Int32)
    private let ended = DispatchSemaphore(value: 0)

    /// Reads the terminal's end of a pseudo-terminal from now on, which must not block and stays its owner's.
    package init(_ master: Int32) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Child.Failure(operation: "pipe", code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (self.master, ending) = (master, (ends[0], ends[1]))
        Thread { [self] in read() }.start()
    }

    /// What has come since the last call, whether the thread has got round to it or not.
    package func take() -> [Piece] {
        pieces.withLock { pieces in
            _ = read(into: &pieces)
            defer { pieces = [] }
            return pieces
        }
    }

    /// Stops reading; to be called once.
    package func stop() {
        _ = Glibc.write(ending.writeEnd, [1], 1)
        ended.wait()
        for end in [ending.readEnd, ending.writeEnd] { close(end) }
    }

    private func read() {
        defer { ended.signal() }
        while true {
            var polled = [
                pollfd(fd: master, events: Int16(POLLIN), revents: 0),
                pollfd(fd: ending.readEnd, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&polled, 2, -1) > 0 || errno == EINTR, polled[1].revents == 0 else { return }
            guard pieces.withLock({ read(into: &$0) }) else { return }
        }
    }

    /// Reads what there is; false when nobody has the program's end open any more.
    private func read(into pieces: inout [Piece]) -> Bool {
        while true {
            var code: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
                count = max(0, Glibc.read(master, buffer.baseAddress, buffer.count))
                code = errno
            }
            guard !bytes.isEmpty else { return code == EAGAIN || code == EINTR }
            pieces.append(Piece(bytes: bytes, seconds: Self.seconds))
        }
    }

    private static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
