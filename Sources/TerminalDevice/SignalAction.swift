import Glibc

/// What happens at a signal.
enum SignalAction {
    static func current(_ signal: Int32) -> sigaction {
        var action = sigaction()
        _ = sigaction(signal, nil, &action)
        return action
    }

    static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    /// Has a signal handled from now on; nil is the system's default.
    static func set(_ signal: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_RESTART
        _ = sigaction(signal, &action, nil)
    }
}
