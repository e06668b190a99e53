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
    /// Called once; the last line may lack its line end.
    var onEnd: () -> Void = {}

    private let loop: EventLoop
    private let input: Descriptor
    private var line: [UInt8] = []
    private var watch: DescriptorWatch?

    init(_ loop: EventLoop) throws(TerminalError) {
        self.loop = loop
        input = try Descriptor(standard: STDIN_FILENO, O_RDONLY)
    }

    func start() {
        watch = loop.watch(input.number) { [weak self] in self?.read() }
    }

    func hold(_ isHeld: Bool) { watch?.isPaused = isHeld }

    /// Reads what has arrived by now, before the program ends.
    func takeRemainingInput() {
        if let watch, !watch.isPaused, Readiness.reading.isReached(by: input.number) { _ = take() }
    }

    private func read() {
        if !take() { end() }
    }

    /// False at the end.
    private func take() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        guard let count = try? buffer.read(from: input.number) else { return false }
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
