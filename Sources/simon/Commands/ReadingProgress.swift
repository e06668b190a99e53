import Glibc
import Localization
import Model
import Repository
import Synchronization

/// Says on a terminal how far a long history has been read, once that has taken longer than one waits gladly.
final class ReadingProgress: Sendable {
    private static let patience = Duration.milliseconds(500)

    private let start = ContinuousClock.now
    private let isTerminal = isatty(STDERR_FILENO) == 1
    /// The percentage that stands there; negative while nothing does.
    private let shown = Atomic(-1)

    /// The history, which tells this how far it has been read.
    func watching(_ history: HistoryLog) -> HistoryLog {
        guard isTerminal else { return history }
        return history.reporting { self.show($0) }
    }

    /// Clears the line for what comes.
    func finish() { if shown.exchange(-1, ordering: .relaxed) >= 0 { Output.complainDocument("\r\u{1B}[K") } }

    private func show(_ part: Double) {
        let percent = Int(part * 100)
        guard ContinuousClock.now - start > Self.patience,
            shown.exchange(percent, ordering: .relaxed) != percent
        else { return }
        Output.complainDocument("\r" + tr("Reading the history: \(percent)%"))
    }
}
