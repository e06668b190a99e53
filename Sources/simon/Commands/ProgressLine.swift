import Glibc
import Localization
import Model
import Repository
import Synchronization

/// Shows progress on a terminal after half a second.
final class ProgressLine: Sendable {
    private static let showDelay = Duration.milliseconds(500)

    private let start = ContinuousClock.now
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let sentence: @Sendable (Int) -> SafeText
    /// The percentage shown; negative while none is.
    private let shown = Atomic(-1)

    init(_ sentence: @escaping @Sendable (Int) -> SafeText) { self.sentence = sentence }

    /// 0 to 1.
    func show(_ part: Double) {
        guard isTerminal, ContinuousClock.now - start > Self.showDelay, part.isFinite else { return }
        let percent = Int(min(max(part, 0), 1) * 100)
        guard shown.exchange(percent, ordering: .relaxed) != percent else { return }
        Output.errorDocument("\r" + sentence(percent).string)
    }

    func finish() { if shown.exchange(-1, ordering: .relaxed) >= 0 { Output.errorDocument("\r\u{1B}[K") } }
}

extension ProgressLine {
    static func reading<Answer>(
        _ history: HistoryLog, _ look: (HistoryLog) throws -> Answer
    ) throws -> Answer {
        let line = ProgressLine { tr("Reading the history: \($0)%") }
        defer { line.finish() }
        return try look(line.isTerminal ? history.reporting { line.show($0) } : history)
    }
}
