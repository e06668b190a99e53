import Glibc
import System
package import TerminalCore

/// What the terminal answers to a program that only asks.
package struct TerminalSurvey {
    package private(set) var capabilities: Capabilities
    /// From the queries to the last answer; nil for a terminal that does not answer within a second, or is not asked.
    package private(set) var roundTrip: Duration?

    private static let timeout = Duration.seconds(1)

    /// Asks the terminal of standard input and output, if they are one and the program is in the foreground.
    package init(environment: [String: String]) {
        capabilities = Capabilities(environment: environment)
        let queries = TerminalModes.queries(capabilities)
        guard !queries.isEmpty, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
            let input = try? Descriptor(standard: STDIN_FILENO, O_RDONLY),
            let output = try? Descriptor(standard: STDOUT_FILENO, O_WRONLY), output.isForeground
        else { return }
        capabilities.cellSize = output.cellSize
        var found = termios()
        guard tcgetattr(input.number, &found) == 0 else { return }
        // Nothing may end the program while answers would be echoed.
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        _ = pthread_sigmask(SIG_BLOCK, &all, &before)
        var raw = found
        cfmakeraw(&raw)
        _ = tcsetattr(input.number, TCSANOW, &raw)
        ask(queries, input, output)
        _ = tcflush(input.number, TCIFLUSH)
        _ = tcsetattr(input.number, TCSANOW, &found)
        _ = pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private mutating func ask(
        _ queries: [UInt8], _ input: borrowing Descriptor, _ output: borrowing Descriptor
    ) {
        var rest = queries[...]
        guard (try? rest.write(to: output.number)) != nil, rest.isEmpty else { return }
        let asked = SuspendingClock.now
        var decoder = KeyDecoder()
        var replies: [TerminalReply] = []
        decoder.swallow(from: input.number, until: asked + Self.timeout) {
            replies.append($0)
            return $0.endsAnswers
        }
        for reply in replies { capabilities.update(with: reply, on: output) }
        if replies.last?.endsAnswers == true { roundTrip = SuspendingClock.now - asked }
    }
}

extension Capabilities {
    mutating func update(with reply: TerminalReply, on output: borrowing Descriptor) {
        if case .textArea(let area) = reply {
            cellSize = output.cell(of: area) ?? cellSize
        } else {
            update(with: reply)
        }
    }
}

extension KeyDecoder {
    /// Reads and drops input until a reply is the last one.
    mutating func swallow(
        from descriptor: Int32, until deadline: SuspendingClock.Instant,
        isLast: (TerminalReply) -> Bool
    ) {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        var isDone = false
        while !isDone, case let left = deadline - SuspendingClock.now, left > .zero {
            guard Readiness.reading.isReached(by: descriptor, within: left),
                let count = try? buffer.read(from: descriptor), count > 0
            else { return }
            decode(buffer.span.extracting(0..<count)) { event in
                if case .reply(let reply) = event, isLast(reply) { isDone = true }
            }
        }
    }
}
