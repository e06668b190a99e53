import Dispatch
import Glibc

/// Reads lines from standard input at its side, whatever it is: a terminal, a pipe, a file.
///
/// Reading blocks a thread of its own and not the main queue, as a file or /dev/null cannot be waited for; and
/// the next piece is read only when the last one has been taken, so that an endless input does not fill the
/// memory.
@MainActor
final class LineReader {
    /// A longer line is cut; no answer is.
    private static let longestLine = 4_096

    /// Called with each line, without its end.
    var onLine: (String) -> Void = { _ in }
    /// Called once when there is no more; the last line needs no end.
    var onEnd: () -> Void = {}

    private let queue = DispatchQueue(label: "simon.lines")
    private var line: [UInt8] = []
    private var isHeld = false
    private var wantsMore = false

    /// Begins to read.
    func start() { readMore() }

    /// Reads no further, until `isHeld` is false again.
    func hold(_ isHeld: Bool) {
        guard isHeld != self.isHeld else { return }
        self.isHeld = isHeld
        if !isHeld && wantsMore { readMore() }
    }

    private func readMore() {
        wantsMore = isHeld
        guard !isHeld else { return }
        queue.async { [weak self] in
            let piece = Self.read()
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(piece) } }
        }
    }

    /// Waits for a piece; nil at the end, or where reading fails.
    nonisolated private static func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
            if count > 0 { return Array(buffer[..<count]) }
            if count < 0 && errno == EINTR { continue }
            if count < 0 && errno == EAGAIN {
                // Somebody else has made it non-blocking.
                var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                _ = poll(&input, 1, -1)
                continue
            }
            return nil
        }
    }

    private func take(_ piece: [UInt8]?) {
        guard let piece else {
            if !line.isEmpty { endLine() }
            return onEnd()
        }
        for byte in piece {
            if byte == UInt8(ascii: "\n") {
                endLine()
            } else if line.count < Self.longestLine {
                line.append(byte)
            }
        }
        readMore()
    }

    private func endLine() {
        let text = String(decoding: line, as: UTF8.self)
        line = []
        onLine(text)
    }
}
