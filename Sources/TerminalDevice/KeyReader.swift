import System
import TerminalCore

/// Reads events from the terminal; a timer decides what a lone Esc is.
@MainActor
final class KeyReader {
    /// In bytes that are read before their events are handled.
    private static let batchLimit = 65_536
    /// A read that brings this much may have left some: N_TTY hands over 4,095 at most.
    private static let fullRead = 1_024

    private let loop: EventLoop
    private let descriptor: Int32
    private var decoder = KeyDecoder()
    private var watch: DescriptorWatch?
    private var escapeTimer: LoopTimer?
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    var onEvents: ([Event]) -> Void = { _ in }
    /// Called at the end of the input.
    var onEnd: () -> Void = {}

    init(_ loop: EventLoop, _ descriptor: borrowing Descriptor) {
        self.loop = loop
        self.descriptor = descriptor.number
    }

    func start() { watch = loop.watch(descriptor) { [weak self] in self?.read() } }

    func stop() {
        watch?.cancel()
        watch = nil
        escapeTimer?.cancel()
    }

    /// Reads and drops input until the last of some queries has been answered.
    /// - Parameter count: how often it was sent.
    func swallowAnswers(to count: Int, within limit: Duration) {
        var missing = count
        guard missing > 0 else { return }
        decoder.swallow(from: descriptor, until: SuspendingClock.now + limit) { reply in
            missing -= reply.endsAnswers ? 1 : 0
            return missing == 0
        }
    }

    /// Reads everything that has arrived, so that it is handled together.
    private func read() {
        escapeTimer?.cancel()
        var events: [Event] = []
        var total = 0
        repeat {
            guard let count = try? buffer.read(from: descriptor) else {
                stop()
                onEvents(events)
                return onEnd()
            }
            if count == 0 { break }
            decoder.decode(buffer.span.extracting(0..<count)) { events.append($0) }
            total += count
            if count < Self.fullRead { break }
        } while total < Self.batchLimit && Readiness.reading.isReached(by: descriptor)
        if let timeout = decoder.timeout {
            escapeTimer = loop.schedule(after: timeout) { [weak self] in self?.flush() }
        }
        if !events.isEmpty { onEvents(events) }
    }

    private func flush() {
        var events: [Event] = []
        decoder.flush { events.append($0) }
        onEvents(events)
    }
}
