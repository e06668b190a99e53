import Glibc
import Model
import System
import TerminalCore
import TerminalDevice

/// Writes lines on standard output without blocking on its reader.
@MainActor
final class LineWriter {
    var onFailure: () -> Void = {}
    var onDrain: () -> Void = {}
    /// Whether a slow reader leaves much unwritten.
    var isBehind: Bool { queue.backlog > 65_536 }

    private let output: Descriptor
    private let queue: OutputQueue

    init(_ loop: EventLoop) throws(TerminalError) {
        output = try Descriptor(standard: STDOUT_FILENO, O_WRONLY)
        // What a writable pipe accepts without blocking (POSIX, PIPE_BUF).
        queue = OutputQueue(loop, output, pieces: 4_096)
        queue.onDrain = { [weak self] in self?.onDrain() }
        // Later: the caller may be in the middle of a report.
        queue.onFailure = { [weak self] _ in loop.post { self?.onFailure() } }
    }

    /// A terminal would break it anywhere; it is wrapped at the width instead.
    func line(_ text: SafeText) {
        let width = output.size?.columns ?? .max
        let lines = text.columns <= width ? [text] : text.wrapped(to: width, shortens: false)
        queue.send(lines.flatMap { Array(($0.string + "\n").utf8) })
    }

    func bell() { if isatty(STDOUT_FILENO) == 1 { queue.send([7]) } }

    /// Gives up when the reader has taken nothing for `stallTimeout`.
    func finish(stallTimeout: Duration) { queue.finish(stallTimeout: stallTimeout) }
}
