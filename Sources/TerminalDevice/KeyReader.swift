import Dispatch
import Glibc
import TerminalCore

/// Reads what the terminal sends and decides, by the clock, what a lone Esc is.
@MainActor
final class KeyReader {
    private let descriptor: Int32
    private var decoder = KeyDecoder()
    private var source: (any DispatchSourceRead)?
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    /// Counts reads, so that a clock set before another one came in is ignored.
    private var readings = 0

    /// Called for each event in order.
    var onEvent: (Event) -> Void = { _ in }
    /// Called when nothing will ever come any more.
    var onEnd: () -> Void = {}

    init(_ descriptor: borrowing Descriptor) { self.descriptor = descriptor.number }

    /// Reads from now on.
    func start() {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.take() } }
        source.activate()
        self.source = source
    }

    /// Reads no more.
    func stop() {
        source?.cancel()
        source = nil
    }

    /// Reads and drops what comes until a reply has come, for at most a time.
    func swallow(until last: TerminalReply, within limit: Duration) {
        let deadline = ContinuousClock.now + limit
        var isDone = false
        while !isDone, case let left = deadline - ContinuousClock.now, left > .zero {
            var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&poller, 1, Int32(left / .milliseconds(1)) + 1) > 0 else { return }
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            decoder.decode(buffer.span.extracting(0..<count)) { isDone = isDone || $0 == .reply(last) }
        }
    }

    private func take() {
        CrashHandlers.useOwnStack()
        readings += 1
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else {
            if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
            stop()
            return onEnd()
        }
        var events: [Event] = []
        decoder.decode(buffer.span.extracting(0..<count)) { events.append($0) }
        for event in events { onEvent(event) }
        if let patience = decoder.patience { flush(after: patience) }
    }

    private func flush(after patience: Duration) {
        let reading = readings
        let deadline = DispatchTime.now() + .nanoseconds(Int(patience / .nanoseconds(1)))
        DispatchQueue.main.asyncAfter(deadline: deadline) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.readings == reading, self.source != nil else { return }
                var events: [Event] = []
                self.decoder.flush { events.append($0) }
                for event in events { self.onEvent(event) }
            }
        }
    }
}
