package import System
package import Model
import Synchronization

/// A repository whose files are written at the side, so that no disk holds up whoever plays.
///
/// Every change is in memory at once. Changes that come while a save is under way wait and are written
/// together after it, so that a hundred of them are one save. Where no thread can be had, the caller's own
/// does the work.
@MainActor
package final class SaveQueue {
    /// Called once with what has become of a change.
    package typealias Completion = @MainActor (SaveOutcome) -> Void

    /// The settings in force.
    package private(set) var settings: Settings
    /// All scores, in no order.
    package private(set) var scores: [ScoreEntry]
    /// What the player should be told about the files; grows when something turns up later.
    package private(set) var notices: [Notice]
    /// Why something still waits to be on the disk; nil when nothing does, or it is being written.
    package private(set) var pendingError: FileError?
    /// Called after each save, when what has become of its changes has been told.
    package var onSave: @MainActor () -> Void = {}

    /// The finished games of all time.
    package let history: HistoryLog

    private let worker: Worker
    private let progress: FileProgress
    private let loop: EventLoop
    private var waiting: [(change: Change, completion: Completion)] = []
    private var running: (job: Job, changes: [(change: Change, completion: Completion)])?
    private var unsaved = UnsavedData()

    /// Takes a repository over; nobody else uses it from now on.
    /// - Parameter loop: calls the completions.
    package init(_ repository: sending Repository, _ loop: EventLoop) {
        settings = repository.settings
        scores = repository.scores
        notices = repository.notices
        history = repository.history
        progress = repository.progress
        worker = Worker(repository)
        self.loop = loop
    }

    /// Makes a change, and saves it as soon as what is being saved is done.
    package func save(_ change: Change, completion: @escaping Completion = { _ in }) {
        save([change], completion: completion)
    }

    /// Makes changes that belong together, and saves them as soon as what is being saved is done.
    /// - Parameter completion: called for each of them.
    package func save(_ changes: [Change], completion: @escaping Completion = { _ in }) {
        for change in changes.map(\.normalizedForStorage) {
            apply(change)
            waiting.append((change, completion))
        }
        if running == nil { start() }
    }

    /// Waits for everything that was asked for to be saved, or to have failed.
    /// - Returns: whether that is so; false when the time was not enough.
    @discardableResult
    package func wait(atMost limit: Duration) -> Bool {
        let deadline = ContinuousClock.now + limit
        return wait { deadline - ContinuousClock.now }
    }

    /// Waits while the disk answers.
    /// - Parameter time: how much is left; asked again whenever the disk has answered.
    private func wait(_ time: () -> Duration) -> Bool {
        while let job = running?.job {
            if job.report != nil {
                collect()
            } else {
                let left = time()
                if left <= .zero { return false }
                progress.bell.wait(within: left)
            }
        }
        return true
    }

    /// What is left at the end.
    package struct Leftover: Sendable {
        /// What is not on the disk for certain.
        package let data: UnsavedData
        /// Whether it is known that it is not there: otherwise it may be.
        package let isKnown: Bool
    }

    /// Tries once more to save what could not be saved, and waits as long as the disk answers. To be called at the end.
    /// - Parameters:
    ///   - stall: for how long it may answer nothing.
    ///   - promptness: after how long the player is told.
    ///   - onDelay: called then, once.
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
        for (change, _) in (running?.changes ?? []) + waiting { unsaved.note(change) }
        return Leftover(data: unsaved, isKnown: running == nil)
    }

    /// What is rung when the wait at the end is to look whether it is interrupted.
    package var bell: Doorbell { progress.bell }

    private func apply(_ change: Change) {
        if case .settings(let new) = change { settings = new }
        change.scoreChange?.apply(to: &scores)
    }

    private func start(isLast: Bool = false) {
        let job = Job(changes: waiting.map(\.change), isLast: isLast)
        running = (job, waiting)
        waiting = []
        let (worker, loop, bell) = (worker, loop, progress.bell)
        let isBegun = worker.queue.run { [weak self] in
            worker.perform(job)
            bell.ring()
            loop.post { self?.collect() }
        }
        guard !isBegun else { return }
        worker.perform(job)
        loop.post { [weak self] in self?.collect() }
    }

    /// Takes the result of a job that may be done.
    private func collect() {
        guard let (job, changes) = running, let report = job.report else { return }
        running = nil
        (settings, scores, notices) = (report.settings, report.scores, report.notices)
        (pendingError, unsaved) = (report.pendingError, report.unsaved)
        for (change, _) in waiting { apply(change) }
        for (change, completion) in changes { completion(report.result.outcome(of: change)) }
        onSave()
        if running == nil && !waiting.isEmpty { start() }
    }
}

/// What is done at the side in one go.
private final class Job: Sendable {
    struct Report: Sendable {
        let result: CommitResult
        let settings: Settings
        let scores: [ScoreEntry]
        let notices: [Notice]
        let pendingError: FileError?
        let unsaved: UnsavedData
    }

    let changes: [Change]
    /// Whether what has failed before is given the timeout of a first try.
    let isLast: Bool
    private let outcome = Mutex<Report?>(nil)

    init(changes: [Change], isLast: Bool) { (self.changes, self.isLast) = (changes, isLast) }

    /// What came of it; nil until it is done.
    var report: Report? { outcome.withLock { $0 } }

    func finish(_ report: Report) { outcome.withLock { $0 = report } }
}

/// The repository, and the queue that it is used on.
///
/// Unchecked: there is one job at a time, and the next is made only when the report of the last has been taken,
/// which orders what both do to the repository.
private final class Worker: @unchecked Sendable {
    let queue = BackgroundQueue()
    private let repository: Repository

    init(_ repository: sending Repository) { self.repository = repository }

    func perform(_ job: Job) {
        let result = repository.save(job.changes)
        let unsaved = job.isLast ? repository.flush() : repository.unsaved
        job.finish(
            Job.Report(
                result: result, settings: repository.settings, scores: repository.scores,
                notices: repository.notices, pendingError: repository.pendingError, unsaved: unsaved))
    }
}
