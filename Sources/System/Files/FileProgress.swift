import Synchronization

/// Shows that a disk still answers.
package final class FileProgress: Sendable {
    /// Rung whenever a call returns.
    package let bell = Doorbell()
    private let calls = Atomic(0)

    package init() {}

    /// Calls that have returned.
    package var count: Int { calls.load(ordering: .relaxed) }

    package func callReturned() {
        calls.add(1, ordering: .relaxed)
        bell.ring()
    }
}
