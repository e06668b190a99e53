import Dispatch
import Glibc

/// Writes to the terminal without ever waiting for it: what it does not take is kept and goes out
/// when it takes more. Sequences are never cut, as nothing is ever dropped from here.
@MainActor
final class OutputQueue {
    private let descriptor: Int32
    private let isNonblocking: Bool
    private var waiting: ArraySlice<UInt8> = []
    /// Made when the terminal first takes nothing, and suspended while nothing waits.
    private var source: (any DispatchSourceWrite)?
    private var isWaiting = false
    private var hasFailed = false

    /// Called when everything has gone out after some of it had to wait.
    var onDrain: () -> Void = {}
    /// Called once with the error when the terminal takes nothing any more.
    var onFailure: (Int32) -> Void = { _ in }

    init(_ descriptor: borrowing Descriptor) {
        self.descriptor = descriptor.number
        isNonblocking = descriptor.isNonblocking
    }

    /// Whether nothing waits.
    var isIdle: Bool { waiting.isEmpty }

    /// Writes now what the terminal takes; keeps the rest.
    func send(_ bytes: [UInt8]) {
        guard !hasFailed, !bytes.isEmpty else { return }
        waiting.append(contentsOf: bytes)
        if !isWaiting { advance() }
    }

    /// Forgets what waits; for the way out, where the terminal is reset anyway.
    func stop() {
        waiting = []
        setWaiting(false)
    }

    isolated deinit {
        // A suspended source must not be released.
        if !isWaiting { source?.resume() }
        source?.cancel()
    }

    /// Writes for at most a time, then gives up: for the last bytes.
    func finish(_ bytes: [UInt8], within limit: Duration) {
        let clock = ContinuousClock()
        let deadline = clock.now + limit
        waiting = bytes[...]
        while !waiting.isEmpty, !hasFailed {
            let taken = write()
            let left = deadline - clock.now
            guard taken == nil else { continue }
            guard left > .zero else { break }
            var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&poller, 1, Int32(left / .milliseconds(1)) + 1)
        }
        waiting = []
    }

    private func advance() {
        while !waiting.isEmpty, write() != nil {}
        if hasFailed { waiting = [] }
        let hadWaited = isWaiting
        setWaiting(!waiting.isEmpty)
        if hadWaited && !isWaiting && !hasFailed { onDrain() }
    }

    private func setWaiting(_ waits: Bool) {
        guard waits != isWaiting else { return }
        isWaiting = waits
        if let source {
            waits ? source.resume() : source.suspend()
        } else {
            let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.advance() } }
            self.source = source
            source.activate()
        }
    }

    /// One write; nil when the terminal takes nothing for now or has failed.
    private func write() -> Int? {
        // On a descriptor that may block, small pieces and only when there is room.
        let limit = isNonblocking ? waiting.count : 128
        if !isNonblocking {
            var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&poller, 1, 0) > 0 else { return nil }
        }
        let taken = waiting.prefix(limit).withUnsafeBytes {
            Glibc.write(descriptor, $0.baseAddress, $0.count)
        }
        if taken > 0 {
            waiting.removeFirst(taken)
            return taken
        }
        let code = errno
        if code == EINTR { return 0 }
        if code != EAGAIN {
            hasFailed = true
            onFailure(code)
        }
        return nil
    }
}
