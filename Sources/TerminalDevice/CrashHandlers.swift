import Glibc
import System

/// Restores the terminal when the program crashes, says so, and ends the program by the same signal.
///
/// They replace the handlers that the Swift runtime installs at start-up, whose prompt would hold the terminal for 30 s.
package enum CrashHandlers {
    /// Written once, before a handler can read it.
    nonisolated(unsafe) private static var report = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

    /// - Parameter report: a last line for standard error.
    package static func install(report: String) {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: report.utf8.count)
        _ = bytes.initialize(fromContentsOf: report.utf8)
        self.report = UnsafeBufferPointer(bytes)
        install()
    }

    static func install() {
        // For when the main thread's own stack has overflowed; other threads have one each.
        DetachedThread.useFaultStack()
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { signal in
            TerminalRestorer.restore()
            _ = write(STDERR_FILENO, CrashHandlers.report.baseAddress, CrashHandlers.report.count)
            terminate(bySignal: signal)
        }
        action.sa_flags = SA_ONSTACK
        sigfillset(&action.sa_mask)
        for signal in DetachedThread.faults { _ = sigaction(signal, &action, nil) }
    }
}
