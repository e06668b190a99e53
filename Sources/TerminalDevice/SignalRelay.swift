package import System
import Glibc
import Synchronization

/// Brings signals to the main thread; the handlers only note them and wake the loop.
@MainActor
package final class SignalRelay {
    /// All that end a program by default and are not its own fault (signal(7)), the intended ones first; the C library keeps
    /// the first real-time signals for itself.
    private static let ending =
        [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
        + [
            SIGPIPE, SIGXCPU, SIGXFSZ, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGIO, SIGPWR,
            SIGSTKFLT,
        ]
        + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
    private static let order = ending + [SIGTSTP, SIGCONT, SIGWINCH]
    /// Signals not delivered yet: bit N - 1 for signal N.
    nonisolated private static let noted = Atomic<UInt64>(0)
    nonisolated private static let wakeEnd = Atomic<Int32>(-1)
    /// When the first undelivered signal to end was received, in seconds; 0 for none.
    nonisolated private static let askedToEnd = Atomic<Int>(0)

    private let loop: EventLoop
    private var found: [(signal: Int32, action: sigaction)] = []
    /// Each signal once, those that end the program first.
    package var onSignals: ([Int32]) -> Void = { _ in }

    /// One at a time, as a process has one handler for a signal.
    package init(_ loop: EventLoop) { self.loop = loop }

    /// What was ignored when the program started, as under nohup, stays ignored.
    package func install() {
        // Also initialized now, not first in a handler.
        SignalRelay.noted.store(0, ordering: .relaxed)
        SignalRelay.askedToEnd.store(0, ordering: .relaxed)
        SignalRelay.wakeEnd.store(loop.wakeEnd, ordering: .releasing)
        loop.onTurn = { [weak self] in self?.deliver() }
        for signal in SignalRelay.order {
            let old = SignalAction.current(signal)
            if SignalAction.isIgnored(old) { continue }
            found.append((signal, old))
            SignalRelay.relay(signal)
        }
    }

    /// Restores the actions that `install` found.
    package func stop() {
        for (signal, action) in found {
            var old = action
            _ = sigaction(signal, &old, nil)
        }
        found = []
        SignalRelay.wakeEnd.store(-1, ordering: .releasing)
        loop.onTurn = {}
    }

    /// False without job control, where SIGTSTP is ignored.
    package var canStop: Bool { found.contains { $0.signal == SIGTSTP } }

    /// Stops the program as Ctrl+Z does, and returns when it continues.
    /// - Parameter wholeGroup: whether the rest of its process group stops too, as when a key is pressed.
    package func suspend(wholeGroup: Bool) {
        // To the others first, while it is ignored here.
        if wholeGroup {
            SignalAction.set(SIGTSTP, SIG_IGN)
            _ = kill(0, SIGTSTP)
        }
        stopSelf(SIGTSTP)
    }

    /// Waits, stopped like any program that uses the terminal from the background, until the shell brings the program to
    /// the foreground; false if it has been asked to end meanwhile.
    /// - Parameter onRefusal: called when the system does not stop it, as there is no shell that could continue it.
    func reachesForeground(of terminal: borrowing Descriptor, onRefusal: () -> Void) -> Bool {
        if isAskedToEnd(within: .zero) { return false }
        var refusals = 0
        while !terminal.isForeground {
            if isAskedToEnd(within: .milliseconds(20)) { return false }
            let start = SuspendingClock.now
            stopSelf(SIGTTOU)
            refusals += SuspendingClock.now - start < .milliseconds(1) ? 1 : 0
            guard refusals < 10 else {
                onRefusal()
                return false
            }
        }
        return true
    }

    /// Waits a little for a signal to end: a stopped program is continued right after it, and another thread may receive
    /// it.
    private func isAskedToEnd(within time: Duration) -> Bool {
        let deadline = SuspendingClock.now + time
        while SignalRelay.askedToEnd.load(ordering: .relaxed) == 0 {
            guard SuspendingClock.now < deadline else { return false }
            usleep(1000)
        }
        return true
    }

    /// In this thread: a signal to the process could take effect on another thread, some time after this one continued.
    private func stopSelf(_ signal: Int32) {
        SignalAction.set(SIGCONT, SIG_DFL)
        SignalAction.raiseDefault(signal)
        if signal == SIGTSTP { SignalRelay.relay(SIGTSTP) }
        SignalRelay.relay(SIGCONT)
    }

    private func deliver() {
        let received = SignalRelay.noted.exchange(0, ordering: .acquiringAndReleasing)
        guard received != 0 else { return }
        SignalRelay.askedToEnd.store(0, ordering: .relaxed)
        onSignals(SignalRelay.order.filter { received & SignalRelay.bit($0) != 0 })
    }

    nonisolated private static func bit(_ signal: Int32) -> UInt64 { 1 << UInt64(signal - 1) }

    nonisolated private static func relay(_ signal: Int32) {
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { number, info, _ in
            let code = errno
            SignalRelay.note(number, sender: info?.pointee._sifields._kill.si_pid ?? 0)
            errno = code
        }
        action.sa_flags = SA_RESTART | SA_SIGINFO
        _ = sigaction(signal, &action, nil)
    }

    /// In the handler. If a signal to end is not delivered for a second and another one is received, the program hangs and is
    /// ended here.
    nonisolated private static func note(_ signal: Int32, sender: pid_t) {
        if signal != SIGTSTP && signal != SIGCONT && signal != SIGWINCH {
            // Caused by a write of the program's own, which fails too.
            if (signal == SIGPIPE || signal == SIGXFSZ) && sender == getpid() { return }
            var now = timespec()
            _ = clock_gettime(CLOCK_MONOTONIC, &now)
            let (isFirst, since) = askedToEnd.compareExchange(
                expected: 0, desired: max(1, now.tv_sec), ordering: .relaxed)
            if !isFirst && now.tv_sec > since + 1 {
                TerminalRestorer.restore()
                terminate(bySignal: signal)
            }
        }
        noted.bitwiseOr(bit(signal), ordering: .releasing)
        Doorbell.ring(wakeEnd.load(ordering: .acquiring))
    }
}

/// Ends the program by a signal's default action, so that its parent sees the true status.
package func terminate(bySignal signal: Int32) -> Never {
    // Background threads have signals blocked, handlers their own.
    SignalAction.raiseDefault(signal)
    // Only signals that do not end a program lead here.
    _exit(128 + signal)
}
