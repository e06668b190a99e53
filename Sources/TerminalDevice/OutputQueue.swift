package import System
import TerminalCore

/// Writes without waiting: what the terminal, or another reader, does not take now is sent later.
@MainActor
package final class OutputQueue {
    private let loop: EventLoop
    private let descriptor: Int32
    private let isNonblocking: Bool
    private let pieces: Int
    /// Sent since the queue was last empty; those before `next` are written.
    private var bytes: [UInt8] = []
    private var next = 0
    private var watch: DescriptorWatch?
    private var hasFailed = false

    /// Called when everything is written after some of it had to wait.
    package var onDrain: () -> Void = {}
    /// Called once with the `errno` when the reader is gone.
    package var onFailure: (Int32) -> Void = { _ in }

    /// - Parameter pieces: the most bytes to write at once where that may block, and only when there is room.
    package init(_ loop: EventLoop, _ descriptor: borrowing Descriptor, pieces: Int = 128) {
        (self.loop, self.pieces) = (loop, pieces)
        self.descriptor = descriptor.number
        isNonblocking = descriptor.isNonblocking
    }

    var isIdle: Bool { next == bytes.count }

    /// Bytes that wait.
    package var backlog: Int { bytes.count - next }

    package func send(_ more: [UInt8]) {
        guard !hasFailed, !more.isEmpty else { return }
        if isIdle { forget() }
        bytes.append(contentsOf: more)
        if watch == nil { advance() }
    }

    /// Drops what waits except the rest of a partly written sequence.
    func drop() {
        let end = EscapeBoundary.next(in: bytes, from: next)
        bytes.removeSubrange(end...)
        if isIdle { forget() }
    }

    /// Writes all that waits and the last bytes, and waits for the terminal, which may be slow or stopped by Ctrl+S.
    /// - Parameter stallTimeout: how long it may take nothing.
    package func finish(_ last: [UInt8] = [], stallTimeout: Duration) {
        bytes += last
        var deadline = SuspendingClock.now + stallTimeout
        while !isIdle, !hasFailed {
            if write() {
                deadline = SuspendingClock.now + stallTimeout
                continue
            }
            let left = deadline - SuspendingClock.now
            guard left > .zero, !hasFailed else { break }
            _ = Readiness.writing.isReached(by: descriptor, within: left)
        }
        forget()
    }

    private func forget() {
        bytes.removeAll(keepingCapacity: true)
        next = 0
        watch?.cancel()
        watch = nil
    }

    private func advance() {
        while !isIdle, write() {}
        if hasFailed { return forget() }
        if isIdle {
            let hadWaited = watch != nil
            forget()
            if hadWaited { onDrain() }
        } else if watch == nil {
            watch = loop.watch(descriptor, for: .writing) { [weak self] in self?.advance() }
        }
    }

    /// False when the terminal takes nothing now or has failed.
    private func write() -> Bool {
        if !isNonblocking && !Readiness.writing.isReached(by: descriptor) { return false }
        let end = isNonblocking ? bytes.count : min(bytes.count, next + pieces)
        var piece = bytes[next..<end]
        do throws(SystemError) { try piece.write(to: descriptor) } catch {
            hasFailed = true
            onFailure(error.code)
            return false
        }
        defer { next = piece.startIndex }
        return piece.startIndex > next
    }
}
