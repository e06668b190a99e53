import EventLoop
import Synchronization

/// Tells that a disk still answers: which of its calls have come back.
final class FileProgress: Sendable {
    /// Rung at each of them.
    let bell = Doorbell()
    private let calls = Atomic(0)

    /// How many calls have come back.
    var count: Int { calls.load(ordering: .relaxed) }

    func callReturned() {
        calls.add(1, ordering: .relaxed)
        bell.ring()
    }
}
