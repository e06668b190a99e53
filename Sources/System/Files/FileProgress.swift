import Synchronization

/// Tells that a disk still answers: which of its calls have come back.
package final class FileProgress: Sendable {
    /// Rung at each of them.
    package let bell = Doorbell()
    private let calls = Atomic(0)

    package init() {}

    /// How many calls have come back.
    package var count: Int { calls.load(ordering: .relaxed) }

    package func callReturned() {
        calls.add(1, ordering: .relaxed)
        bell.ring()
    }
}
