import System
import Glibc
import Model
import TerminalCore
import TerminalDevice

/// Writes lines on standard output without ever waiting for its reader: what cannot be written waits.
@MainActor
final class LineWriter {
    /// What a pipe takes without blocking once it says that it is writable (POSIX, PIPE_BUF).
    private static let maxWrite = 4_096

    /// Called once when nobody reads any more.
    var onFailure: () -> Void = {}

    /// Called when all that waited is written.
    var onDrain: () -> Void = {}
    /// Whether much waits for a slow reader.
    var isBehind: Bool { rest.count > 65_536 }

    private let loop: EventLoop
    private let terminal: TerminalStream?
    private let output: Int32
    private var rest: ArraySlice<UInt8> = []
    private var watch: DescriptorWatch?
    private var hasFailed = false

    /// Writes nothing yet.
    init(_ loop: EventLoop) {
        self.loop = loop
        terminal = TerminalStream(STDOUT_FILENO, O_WRONLY)
        output = terminal?.descriptor.number ?? STDOUT_FILENO
    }

    /// Writes a line; on a terminal, that would break it anywhere, in as many as its width asks for.
    func line(_ text: SafeText) {
        let width = Self.terminalWidth ?? .max
        let lines = text.columns <= width ? [text] : text.wrapped(to: width, shortens: false)
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

    /// Writes what is left, until its reader has taken nothing for a time.
    func finish(stallTimeout: Duration) {
        var deadline = SuspendingClock.now + stallTimeout
        while !rest.isEmpty, !hasFailed, SuspendingClock.now < deadline {
            if writeOn(within: .milliseconds(20)) { deadline = SuspendingClock.now + stallTimeout }
        }
    }

    private func send(_ bytes: [UInt8]) {
        guard !hasFailed else { return }
        rest += bytes
        if watch == nil { flush() }
    }

    private func flush() {
        while writeOn(within: .zero) {}
        if rest.isEmpty || hasFailed {
            watch?.cancel()
            watch = nil
            if !hasFailed { onDrain() }
        } else if watch == nil {
            watch = loop.watch(output, for: .writing) { [weak self] in self?.flush() }
        }
    }

    /// Writes one piece; false when there is none, or when it would have to wait for longer.
    private func writeOn(within limit: Duration) -> Bool {
        guard !rest.isEmpty, !hasFailed, Readiness.writing.isReached(by: output, within: limit) else {
            return false
        }
        var piece = rest.prefix(Self.maxWrite)
        let count = piece.count
        do throws(SystemError) { try piece.write(to: output) } catch {
            hasFailed = true
            rest = []
            // Not in the middle of what is being told.
            loop.post { [weak self] in self?.onFailure() }
            return false
        }
        rest = rest[piece.startIndex...]
        return piece.count < count
    }
}
