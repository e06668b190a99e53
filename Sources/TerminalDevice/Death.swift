import Glibc

/// Dying of a signal, so that whoever waits for the program sees the truth.
public enum Death {
    /// Ends the program by a signal's default action.
    public static func die(by signal: Int32) -> Never {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = nil
        _ = sigaction(signal, &action, nil)
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, signal)
        // Worker threads have signals blocked, handlers their own.
        _ = pthread_sigmask(SIG_UNBLOCK, &set, nil)
        _ = raise(signal)
        // Only signals that do not end a program lead here.
        _exit(128 + signal)
    }
}
