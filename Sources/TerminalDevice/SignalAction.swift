import Glibc

enum SignalAction {
    static func current(_ signal: Int32) -> sigaction {
        var action = sigaction()
        _ = sigaction(signal, nil, &action)
        return action
    }

    static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    /// - Parameter handler: nil for the system's default.
    static func set(_ signal: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_RESTART
        _ = sigaction(signal, &action, nil)
    }

    /// Raises a signal in this thread alone, with its default action, even if it is blocked.
    static func raiseDefault(_ signal: Int32) {
        set(signal, nil)
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        _ = pthread_sigmask(SIG_UNBLOCK, &signals, &before)
        _ = raise(signal)
        _ = pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
