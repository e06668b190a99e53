import Dispatch
import Glibc
import Model
import PlainMode

/// Writes lines on standard output without ever waiting for its reader: what cannot be written waits.
@MainActor
final class LineWriter {
    /// What a pipe takes without blocking once it says that it is writable (POSIX, PIPE_BUF).
    private static let piece = 4_096
    /// How long a reader that is slow is left alone; a dispatch source would not tell when it goes away.
    private static let pause = DispatchTimeInterval.milliseconds(20)

    /// Called once when nobody reads any more.
    var onFailure: () -> Void = {}

    /// Called when all that waited is written.
    var onDrain: () -> Void = {}
    /// Whether much waits for a slow reader.
    var isBehind: Bool { rest.count > 65_536 }

    private var rest: ArraySlice<UInt8> = []
    private var isWaiting = false
    private var hasFailed = false

    /// Writes a line; on a terminal, that would break it anywhere, in as many as its width asks for.
    func line(_ text: SafeText) {
        let lines = Self.terminalWidth.map(text.parted) ?? [text]
        send(lines.flatMap { Array(($0.string + "\n").utf8) })
    }

    /// The columns of the terminal that is written to; nil where it is none, or does not say.
    private static var terminalWidth: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Rings the bell of a terminal; nothing else has one.
    func bell() { if isatty(STDOUT_FILENO) == 1 { send([7]) } }

    /// Writes what is left, as far as the reader takes it within a time.
    func finish(within limit: Duration) {
        let deadline = ContinuousClock.now + limit
        while !rest.isEmpty, !hasFailed, ContinuousClock.now < deadline { writeOn(waiting: 20) }
    }

    private func send(_ bytes: [UInt8]) {
        guard !hasFailed else { return }
        rest += bytes
        if !isWaiting { flush() }
    }

    private func flush() {
        while writeOn(waiting: 0) {}
        guard !hasFailed else { return }
        guard !rest.isEmpty else { return onDrain() }
        isWaiting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
            MainActor.assumeIsolated {
                self?.isWaiting = false
                self?.flush()
            }
        }
    }

    /// Writes one piece; false when there is none, or when it would have to wait for longer.
    @discardableResult
    private func writeOn(waiting milliseconds: Int32) -> Bool {
        guard !rest.isEmpty, !hasFailed else { return false }
        var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        guard poll(&output, 1, milliseconds) > 0 else { return false }
        let count = rest.prefix(Self.piece).withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        guard count > 0 else {
            if errno == EINTR { return true }
            if errno == EAGAIN { return false }
            hasFailed = true
            rest = []
            // Not in the middle of what is being told.
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.onFailure() } }
            return false
        }
        rest = rest.dropFirst(count)
        return true
    }
}
