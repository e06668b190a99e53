import System
import TerminalCore

/// Writes to the terminal without waiting: what it does not take now is sent later.
@MainActor
final class OutputQueue {
    private let loop: EventLoop
    private let descriptor: Int32
    private let isNonblocking: Bool
    /// Sent since the queue was last empty; those before `next` are written.
    private var bytes: [UInt8] = []
    private var next = 0
    private var watch: DescriptorWatch?
    private var hasFailed = false

    /// Called when everything is written after some of it had to wait.
    var onDrain: () -> Void = {}
    /// Called once with the `errno` when the terminal is gone.
    var onFailure: (Int32) -> Void = { _ in }

    init(_ loop: EventLoop, _ descriptor: borrowing Descriptor) {
        self.loop = loop
        self.descriptor = descriptor.number
        isNonblocking = descriptor.isNonblocking
    }

    var isIdle: Bool { next == bytes.count }

    func send(_ more: [UInt8]) {
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

    /// Writes the last bytes after what `drop` leaves, and waits for the terminal, which may be slow or stopped by Ctrl+S.
    /// - Parameter stallTimeout: how long it may take nothing.
    func finish(_ last: [UInt8], stallTimeout: Duration) {
        drop()
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
        // On a descriptor that may block, small pieces and only when there is room.
        let end = isNonblocking ? bytes.count : min(bytes.count, next + 128)
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
