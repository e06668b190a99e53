import System
import Glibc
import Model
import TerminalCore
import TerminalDevice

/// Writes lines on standard output without blocking on its reader.
@MainActor
final class LineWriter {
    /// What a writable pipe accepts without blocking (POSIX, PIPE_BUF).
    private static let maxWrite = 4_096

    var onFailure: () -> Void = {}

    var onDrain: () -> Void = {}
    /// Whether a slow reader leaves much unwritten.
    var isBehind: Bool { rest.count > 65_536 }

    private let loop: EventLoop
    private let terminal: TerminalStream?
    private let output: Int32
    private var rest: ArraySlice<UInt8> = []
    private var watch: DescriptorWatch?
    private var hasFailed = false

    init(_ loop: EventLoop) {
        self.loop = loop
        terminal = TerminalStream(STDOUT_FILENO, O_WRONLY)
        output = terminal?.descriptor.number ?? STDOUT_FILENO
    }

    /// A terminal would break it anywhere; it is wrapped at the width instead.
    func line(_ text: SafeText) {
        let width = Self.terminalWidth ?? .max
        let lines = text.columns <= width ? [text] : text.wrapped(to: width, shortens: false)
        send(lines.flatMap { Array(($0.string + "\n").utf8) })
    }

    private static var terminalWidth: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    func bell() { if isatty(STDOUT_FILENO) == 1 { send([7]) } }

    /// Gives up when the reader has taken nothing for `stallTimeout`.
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

    /// False when there is nothing left, or when it would have to wait for longer.
    private func writeOn(within limit: Duration) -> Bool {
        guard !rest.isEmpty, !hasFailed, Readiness.writing.isReached(by: output, within: limit) else {
            return false
        }
        var piece = rest.prefix(Self.maxWrite)
        let count = piece.count
        do throws(SystemError) { try piece.write(to: output) } catch {
            hasFailed = true
            rest = []
            // Later: the caller may be in the middle of a report.
            loop.post { [weak self] in self?.onFailure() }
            return false
        }
        rest = rest[piece.startIndex...]
        return piece.count < count
    }
}
