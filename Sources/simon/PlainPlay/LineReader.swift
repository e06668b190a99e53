import System
import Glibc
import TerminalDevice

/// Reads lines from a terminal, a pipe or a file. The next piece is read only when the last one is used up,
/// so that endless input neither fills the memory nor blocks anything else.
@MainActor
final class LineReader {
    /// Longer lines are cut; no answer is that long.
    private static let maxLine = 4_096

    var onLine: (String) -> Void = { _ in }
    /// Called once; the last line needs no line end.
    var onEnd: () -> Void = {}

    private let loop: EventLoop
    private let input: Int32
    private let terminal: TerminalStream?
    private var line: [UInt8] = []
    private var watch: DescriptorWatch?

    init(_ loop: EventLoop) {
        self.loop = loop
        terminal = TerminalStream(STDIN_FILENO, O_RDONLY)
        input = terminal?.descriptor.number ?? STDIN_FILENO
    }

    func start() {
        watch = loop.watch(input) { [weak self] in self?.read() }
    }

    func hold(_ isHeld: Bool) { watch?.isPaused = isHeld }

    /// Reads what has arrived, as the program must end.
    func takeRest() {
        if let watch, !watch.isPaused, Readiness.reading.isReached(by: input) { _ = take() }
    }

    private func read() {
        if !take() { end() }
    }

    /// False at the end.
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

/// The terminal of a standard stream, reopened non-blocking: it may be stopped by Ctrl+S or shared.
@MainActor
final class TerminalStream {
    let descriptor: Descriptor

    /// Nil where the stream is no terminal, or cannot be reopened.
    init?(_ standard: Int32, _ access: Int32) {
        guard isatty(standard) == 1, let descriptor = try? Descriptor(reopening: standard, access) else {
            return nil
        }
        self.descriptor = descriptor
    }
}
