package import System
package import Model
import Synchronization

/// A repository whose files are written in the background, so that no disk delays the player.
///
/// Every change is in memory at once. Changes made during a save wait and are written together after it, so that a hundred
/// of them are one save. Where no thread can be had, the caller's own does the work.
@MainActor
package final class SaveQueue {
    package typealias Completion = @MainActor (SaveOutcome) -> Void

    package var settings: Settings { state.settings }
    /// In no order.
    package var scores: [ScoreEntry] { state.scores }
    /// Grows when something is found later.
    package var notices: [Notice] { state.notices }
    /// Why there are unsaved changes; nil when there are none, or they are being written.
    package var pendingError: FileError? { state.pendingError }
    /// Called after each save and its completions.
    package var onSave: @MainActor () -> Void = {}
    package let history: HistoryLog

    /// The repository's after the last save, with the settings and scores of the changes since.
    private var state: RepositoryState
    private let worker: Worker
    private let progress: FileProgress
    private let loop: EventLoop
    private var waiting: [(change: Change, completion: Completion)] = []
    /// What is being written; nil when nothing is.
    private var running: [(change: Change, completion: Completion)]?

    /// - Parameter loop: calls the completions.
    package init(_ repository: sending Repository, _ loop: EventLoop) {
        state = repository.state
        history = repository.history
        progress = repository.progress
        worker = Worker(repository)
        self.loop = loop
    }

    /// Makes a change at once, and saves it as soon as the running save is done.
    package func save(_ change: Change, completion: @escaping Completion = { _ in }) {
        save([change], completion: completion)
    }

    /// - Parameter completion: called for each change.
    package func save(_ changes: [Change], completion: @escaping Completion = { _ in }) {
        for change in changes.map(\.normalizedForStorage) {
            apply(change)
            waiting.append((change, completion))
        }
        if running == nil { start() }
    }

    /// Waits until every change is saved or has failed; returns false after the limit.
    @discardableResult
    package func wait(atMost limit: Duration) -> Bool {
        let deadline = ContinuousClock.now + limit
        return wait { deadline - ContinuousClock.now }
    }

    /// - Parameter time: how much is left; asked again whenever the disk has answered.
    private func wait(_ time: () -> Duration) -> Bool {
        while running != nil {
            if collect() { continue }
            let left = time()
            if left <= .zero { return false }
            progress.bell.wait(within: left)
        }
        return true
    }

    package struct Leftover: Sendable {
        /// What is not on the disk for certain.
        package let data: UnsavedData
        /// Whether it certainly is not.
        package let isKnown: Bool
    }

    /// Tries once more to save what could not be saved, and waits as long as the disk answers. Call it at the end.
    /// - Parameters:
    ///   - stall: the longest time without an answer.
    ///   - promptness: after which `onDelay` is called, once.
    ///   - isInterrupted: asked whenever the bell has rung; true ends the wait.
    package func flush(
        stall: Duration, promptness: Duration = .zero, onDelay: () -> Void = {},
        isInterrupted: () -> Bool = { false }
    ) -> Leftover {
        let start = ContinuousClock.now
        var timeout = StallTimeout(stall: stall, promptness: promptness, calls: progress.count)
        func time() -> Duration {
            let left = timeout.left(at: ContinuousClock.now - start, calls: progress.count)
            if timeout.isDelayed { onDelay() }
            return isInterrupted() ? .zero : left
        }
        if wait(time) {
            self.start(isLast: true)
            _ = wait(time)
        }
        for (change, _) in (running ?? []) + waiting { state.unsaved.note(change) }
        return Leftover(data: state.unsaved, isKnown: running == nil)
    }

    /// Makes the wait at the end ask whether it is interrupted.
    package var bell: Doorbell { progress.bell }

    private func apply(_ change: Change) {
        if case .settings(let new) = change { state.settings = new }
        change.apply(to: &state.scores)
    }

    private func start(isLast: Bool = false) {
        let changes = waiting.map(\.change)
        (running, waiting) = (waiting, [])
        let (worker, loop, bell) = (worker, loop, progress.bell)
        let work: @Sendable () -> Void = { [weak self] in
            worker.save(changes, isLast: isLast)
            bell.ring()
            loop.post { self?.collect() }
        }
        if !worker.queue.run(work) { work() }
    }

    /// Takes the report of a save; false while there is none.
    @discardableResult
    private func collect() -> Bool {
        guard let changes = running, let (errors, state) = worker.takeReport() else { return false }
        running = nil
        self.state = state
        for (change, _) in waiting { apply(change) }
        for (change, completion) in changes { completion(errors.outcome(of: change)) }
        onSave()
        if running == nil && !waiting.isEmpty { start() }
        return true
    }
}

/// The repository, and the queue that it is used on.
private final class Worker: Sendable {
    typealias Report = (errors: [Part: FileError], state: RepositoryState)

    let queue = BackgroundQueue()
    private let repository: Mutex<Repository>
    private let report = Mutex<Report?>(nil)

    init(_ repository: sending Repository) { self.repository = Mutex(repository) }

    /// - Parameter isLast: whether what has failed before gets the timeout of a first try.
    func save(_ changes: [Change], isLast: Bool) {
        let new = repository.withLock { repository -> Report in
            let errors = repository.save(changes)
            if isLast { _ = repository.flush() }
            return (errors, repository.state)
        }
        report.withLock { $0 = new }
    }

    func takeReport() -> Report? {
        report.withLock { report in
            defer { report = nil }
            return report
        }
    }
}

struct RepositoryState: Sendable {
    var settings: Settings
    var scores: [ScoreEntry]
    var notices: [Notice]
    var pendingError: FileError?
    var unsaved: UnsavedData
}

extension Repository {
    fileprivate var state: RepositoryState {
        RepositoryState(
            settings: settings, scores: scores, notices: notices, pendingError: pendingError, unsaved: unsaved
        )
    }
}
