import Foundation
import TestSupport

/// A program in a pseudo-terminal, started as a shell does.
final class PtyProgram {
    private let terminal: PseudoTerminal
    private let child: Child
    /// What was read last.
    private var bytes = [UInt8](repeating: 0, count: 65_536)

    /// In a window of 80 by 24 cells; nil on failure.
    init?(_ words: [String], _ environment: [String: String]) {
        guard let terminal = try? PseudoTerminal(columns: 80, rows: 24),
            let child = try? Child(words, environment, terminal: terminal.path)
        else { return nil }
        (self.terminal, self.child) = (terminal, child)
    }

    deinit {
        child.signal(SIGKILL)
        waitpid(child.process, nil, 0)
    }

    func type(_ text: String) { terminal.write(text.utf8) }

    /// Reads until nothing has arrived for a while.
    /// - Parameter first: how long to wait for the first output.
    /// - Returns: when the last output arrived; nil without any.
    func readUntilQuiet(for milliseconds: Int32, waiting first: Int32 = 10_000) -> ContinuousClock.Instant? {
        var last: ContinuousClock.Instant?
        while let count = read(within: last == nil ? first : milliseconds), count > 0 { last = .now }
        return last
    }

    /// How many bytes have come, 0 at the end; nil when nothing has within the time.
    private func read(within milliseconds: Int32) -> Int? {
        var poller = pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, milliseconds) > 0 else { return nil }
        return max(0, Glibc.read(terminal.master, &bytes, bytes.count))
    }

    /// Reads until a text has arrived in one piece.
    /// - Returns: when it arrived; nil after ten seconds.
    func read(until text: String) -> ContinuousClock.Instant? {
        let wanted = Array(text.utf8)
        let deadline = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < deadline {
            guard let count = read(within: 1_000) else { continue }
            let time = ContinuousClock.now
            guard count > 0 else { return nil }
            if (0..<count).contains(where: { bytes[$0..<count].starts(with: wanted) }) { return time }
        }
        return nil
    }

    /// Drains output for a time, so that the program does not block.
    func readOn(for milliseconds: Int32) {
        let deadline = ContinuousClock.now + .milliseconds(milliseconds)
        while case let left = deadline - ContinuousClock.now, left > .zero {
            _ = readUntilQuiet(for: 1, waiting: max(1, Int32(left / .milliseconds(1))))
        }
    }

    /// From `/proc/PID/smaps_rollup`, such as `Pss`.
    func kilobytes(_ field: String) -> Double? {
        let rows = try? String(contentsOfFile: "/proc/\(child.process)/smaps_rollup", encoding: .utf8)
        let words = rows?.split(whereSeparator: \.isWhitespace) ?? []
        return words.firstIndex { $0 == "\(field):" }.flatMap { Double(words[$0 + 1]) }
    }
}
