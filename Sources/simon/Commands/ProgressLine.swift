import Glibc
import Localization
import Model
import Repository
import Synchronization

/// Says on a terminal how far something is, once that has taken longer than one waits gladly.
final class ProgressLine: Sendable {
    private static let showDelay = Duration.milliseconds(500)

    private let start = ContinuousClock.now
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let sentence: @Sendable (Int) -> SafeText
    /// The percentage that stands there; negative while nothing does.
    private let shown = Atomic(-1)

    /// - Parameter sentence: tells a percentage.
    init(_ sentence: @escaping @Sendable (Int) -> SafeText) { self.sentence = sentence }

    /// Shows how much is done, 0 to 1.
    func show(_ part: Double) {
        guard isTerminal, ContinuousClock.now - start > Self.showDelay, part.isFinite else { return }
        let percent = Int(min(max(part, 0), 1) * 100)
        guard shown.exchange(percent, ordering: .relaxed) != percent
        else { return }
        Output.errorDocument("\r" + sentence(percent).string)
    }

    /// Clears the line for what comes.
    func finish() { if shown.exchange(-1, ordering: .relaxed) >= 0 { Output.errorDocument("\r\u{1B}[K") } }
}

extension ProgressLine {
    /// Looks something up in a history, and tells meanwhile how far it has been read.
    static func reading<Answer, Failure: Error>(
        _ history: HistoryLog, _ look: (HistoryLog) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        let line = ProgressLine { tr("Reading the history: \($0)%") }
        defer { line.finish() }
        return try look(line.isTerminal ? history.reporting { line.show($0) } : history)
    }
}
