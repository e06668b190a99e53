package import System
import Glibc
import Synchronization

/// Ctrl+C while the program waits for something before it ends: ends the wait. Other signals to end have no effect: they
/// are often sent twice.
package enum Interruption {
    private static let wasPressed = Atomic(false)
    private static let bell = Atomic<Int32>(-1)

    package static var isRequested: Bool { wasPressed.load(ordering: .acquiring) }

    /// From now on Ctrl+C rings a bell, which must live until the end.
    package static func ring(_ doorbell: Doorbell) {
        // Also initialized now, not first in the handler.
        wasPressed.store(false, ordering: .releasing)
        bell.store(doorbell.wakeEnd, ordering: .releasing)
        handle(SIGINT) { _ in Interruption.note() }
        for signal in [SIGTERM, SIGHUP] { handle(signal) { _ in } }
    }

    /// What was ignored stays ignored.
    private static func handle(_ signal: Int32, by handler: @convention(c) (Int32) -> Void) {
        if !SignalAction.isIgnored(SignalAction.current(signal)) { SignalAction.set(signal, handler) }
    }

    private static func note() {
        let code = errno
        wasPressed.store(true, ordering: .releasing)
        Doorbell.ring(bell.load(ordering: .acquiring))
        errno = code
    }
}
