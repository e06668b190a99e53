import Dispatch
import Glibc
import Synchronization

/// Brings signals to the main queue through a pipe; the handlers themselves only write one byte.
@MainActor
public final class SignalRelay {
    private static let ending = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
    private static let watched = ending + [SIGWINCH, SIGCONT, SIGTSTP]
    nonisolated private static let writeEnd = Atomic<Int32>(-1)
    /// When the first signal to end came that nobody has taken note of, in seconds; 0 for none.
    nonisolated private static let askedToEnd = Atomic<Int>(0)

    private let readEnd: Int32
    private var found: [Int32: sigaction] = [:]
    private let source: any DispatchSourceRead
    /// Called with the signals that came, each once, those that end the program first.
    public var onSignals: ([Int32]) -> Void = { _ in }

    /// Makes the pipe; nothing is relayed yet.
    public init() throws(TerminalError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .refused(operation: "pipe", code: errno) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        readEnd = ends[0]
        SignalRelay.writeEnd.store(ends[1], ordering: .releasing)
        source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.take() } }
        source.setCancelHandler { [ends] in
            for end in ends { Glibc.close(end) }
        }
        source.activate()
    }

    /// Begins to relay. What was ignored when the program started, as under nohup, stays ignored.
    public func install() {
        for signal in SignalRelay.watched {
            var old = sigaction()
            _ = sigaction(signal, nil, &old)
            guard !SignalRelay.isIgnored(old) else { continue }
            found[signal] = old
            SignalRelay.relay(signal)
        }
    }

    /// Puts back what was found.
    public func stop() {
        for (signal, action) in found {
            var old = action
            _ = sigaction(signal, &old, nil)
        }
        found = [:]
        SignalRelay.writeEnd.store(-1, ordering: .releasing)
        source.cancel()
    }

    /// Whether Ctrl+Z means anything: not where there is no job control, which is told by ignoring it.
    public var canStop: Bool { found[SIGTSTP] != nil }

    /// Stops the program as Ctrl+Z does and returns when it goes on.
    ///
    /// - Parameter wholeGroup: whether the rest of its process group stops too, as when a key is pressed.
    public func suspend(wholeGroup: Bool) {
        // To the others first, while it is ignored here.
        if wholeGroup {
            SignalRelay.set(SIGTSTP, SIG_IGN)
            _ = kill(0, SIGTSTP)
        }
        stopSelf(SIGTSTP)
    }

    /// Stops the program as the system does when it wants to use the terminal from the background.
    func waitForForeground() { stopSelf(SIGTTOU) }

    /// Whether the program has been asked to end, or is within a time: a stopped one is told to go on
    /// right after it has been asked, and another thread may be the one to hear it.
    func isAskedToEnd(within time: Duration) -> Bool {
        let deadline = ContinuousClock.now + time
        while SignalRelay.askedToEnd.load(ordering: .relaxed) == 0 {
            guard ContinuousClock.now < deadline else { return false }
            usleep(1000)
        }
        return true
    }

    /// To this thread alone: a signal to the process could take effect on another thread, some time
    /// after this one went on.
    private func stopSelf(_ signal: Int32) {
        SignalRelay.set(signal, SIG_DFL)
        SignalRelay.set(SIGCONT, SIG_DFL)
        var stop = sigset_t()
        var before = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, signal)
        _ = pthread_sigmask(SIG_UNBLOCK, &stop, &before)
        _ = raise(signal)
        _ = pthread_sigmask(SIG_SETMASK, &before, nil)
        if signal == SIGTSTP { SignalRelay.relay(SIGTSTP) }
        SignalRelay.relay(SIGCONT)
    }

    private func take() {
        var buffer = [UInt8](repeating: 0, count: 256)
        var came = Set<Int32>()
        while true {
            let count = read(readEnd, &buffer, buffer.count)
            guard count > 0 else { break }
            came.formUnion(buffer[..<count].map(Int32.init))
        }
        SignalRelay.askedToEnd.store(0, ordering: .relaxed)
        let order = SignalRelay.ending + [SIGTSTP, SIGCONT, SIGWINCH]
        onSignals(order.filter(came.contains))
    }

    nonisolated private static func relay(_ signal: Int32) {
        set(signal) { number in
            let code = errno
            SignalRelay.note(number)
            errno = code
        }
    }

    /// In the handler. If nobody takes note of being asked to end for a second and it is asked again,
    /// the program hangs and is ended here.
    nonisolated private static func note(_ signal: Int32) {
        if signal == SIGTERM || signal == SIGINT || signal == SIGHUP || signal == SIGQUIT {
            var now = timespec()
            _ = clock_gettime(CLOCK_MONOTONIC, &now)
            let (isFirst, since) = askedToEnd.compareExchange(
                expected: 0, desired: max(1, now.tv_sec), ordering: .relaxed)
            if !isFirst && now.tv_sec > since + 1 {
                Farewell.say()
                Death.die(by: signal)
            }
        }
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(writeEnd.load(ordering: .acquiring), &byte, 1)
    }

    nonisolated private static func set(_ signal: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_RESTART
        _ = sigaction(signal, &action, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
