package import System
import Glibc
import Synchronization

/// Ctrl+C while the program ends and waits for something: it ends the wait. To be asked to end in another way changes
/// nothing: whoever does so often does it twice.
package enum Interruption {
    private static let hasCome = Atomic(false)
    /// What the handler rings.
    private static let bell = Atomic<Int32>(-1)

    /// Whether Ctrl+C was pressed since.
    package static var isRequested: Bool { hasCome.load(ordering: .acquiring) }

    /// Has a bell, which is to live until the end, rung by Ctrl+C from now on.
    package static func ring(_ doorbell: Doorbell) {
        // Also made now, and not at first in the handler.
        hasCome.store(false, ordering: .releasing)
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
        hasCome.store(true, ordering: .releasing)
        Doorbell.ring(bell.load(ordering: .acquiring))
        errno = code
    }
}
