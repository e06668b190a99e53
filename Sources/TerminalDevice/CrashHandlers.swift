import Glibc
import System

/// Restores the terminal when the program crashes, and ends the program by the same signal.
///
/// They replace the handlers that the Swift runtime installs at start-up, whose prompt would hold the terminal for 30 s.
enum CrashHandlers {
    static func install() {
        // For when the main thread's own stack has overflowed; other threads have one each.
        DetachedThread.useFaultStack()
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { signal in
            TerminalRestorer.restore()
            terminate(bySignal: signal)
        }
        action.sa_flags = SA_ONSTACK
        sigfillset(&action.sa_mask)
        for signal in DetachedThread.faults { _ = sigaction(signal, &action, nil) }
    }
}
