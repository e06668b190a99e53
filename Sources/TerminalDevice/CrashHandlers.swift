import Glibc
import System

/// Gives the terminal back when the program breaks: a trap, a bad access, an abort.
///
/// They replace the handlers that the Swift runtime installs at start-up, whose prompt would hold the
/// terminal for 30 s, and end the program by the same signal.
enum CrashHandlers {
    /// Only ever handed to the system: what the main thread's handlers run on when its own stack has overflowed.
    /// Threads at the side have one each.
    nonisolated(unsafe) private static let stack = UnsafeMutableRawPointer.allocate(
        byteCount: DetachedThread.faultStackSize, alignment: 16)

    /// Installs the handlers for the rest of the program's life.
    static func install() {
        useOwnStack()
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { signal in
            TerminalRestorer.restore()
            terminate(bySignal: signal)
        }
        action.sa_flags = SA_ONSTACK
        sigfillset(&action.sa_mask)
        for signal in DetachedThread.faults { _ = sigaction(signal, &action, nil) }
    }

    private static func useOwnStack() {
        var alternate = stack_t()
        alternate.ss_sp = stack
        alternate.ss_size = DetachedThread.faultStackSize
        _ = sigaltstack(&alternate, nil)
    }
}
