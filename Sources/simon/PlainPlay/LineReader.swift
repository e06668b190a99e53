import System
import Glibc
import TerminalDevice

/// Reads lines from standard input, whatever it is: a terminal, a pipe, a file.
///
/// The next piece is read only when the last one has been taken, so that an endless input neither fills the
/// memory nor keeps anything else from happening.
@MainActor
final class LineReader {
    /// A longer line is cut; no answer is.
    private static let maxLine = 4_096

    /// Called with each line, without its end.
    var onLine: (String) -> Void = { _ in }
    /// Called once when there is no more; the last line needs no end.
    var onEnd: () -> Void = {}

    private let loop: EventLoop
    private let input: Int32
    private let terminal: TerminalStream?
    private var line: [UInt8] = []
    private var watch: DescriptorWatch?

    /// Reads nothing yet.
    init(_ loop: EventLoop) {
        self.loop = loop
        terminal = TerminalStream(STDIN_FILENO, O_RDONLY)
        input = terminal?.descriptor.number ?? STDIN_FILENO
    }

    /// Begins to read.
    func start() {
        watch = loop.watch(input) { [weak self] in self?.read() }
    }

    /// Reads no further, until `isHeld` is false again.
    func hold(_ isHeld: Bool) { watch?.isPaused = isHeld }

    /// Takes what has arrived and was not read yet, as the program has to end.
    func takeRest() {
        if let watch, !watch.isPaused, Readiness.reading.isReached(by: input) { _ = take() }
    }

    private func read() {
        if !take() { end() }
    }

    /// Reads a piece; false at the end.
    private func take() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        guard let count = try? buffer.read(from: input) else { return false }
        for byte in buffer[..<count] {
            if byte == UInt8(ascii: "\n") {
                endLine()
            } else if line.count < Self.maxLine {
                line.append(byte)
            }
        }
        return true
    }

    private func end() {
        watch?.cancel()
        if !line.isEmpty { endLine() }
        onEnd()
    }

    private func endLine() {
        let text = String(decoding: line, as: UTF8.self)
        line = []
        onLine(text)
    }
}

/// The terminal behind a standard stream, opened again so that nothing waits in it: one that is stopped by
/// Ctrl+S, or that somebody else reads too.
@MainActor
final class TerminalStream {
    let descriptor: Descriptor

    /// Nil where the stream is no terminal, or cannot be opened again.
    init?(_ standard: Int32, _ access: Int32) {
        guard isatty(standard) == 1, let descriptor = try? Descriptor(reopening: standard, access) else {
            return nil
        }
        self.descriptor = descriptor
    }
}
