import Glibc
import Synchronization

/// Work in the background, one piece after the other, on a thread that exists only while there is some.
package final class BackgroundQueue: Sendable {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var hasThread = false
    }

    private let state = Mutex(State())

    private let startThread: @Sendable (@escaping @Sendable () -> Void) -> Bool

    /// A queue without work, and so without a thread.
    /// - Parameter startThread: runs the work on a new thread, or answers false.
    package init(
        startThread: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool = BackgroundThread.start
    ) { self.startThread = startThread }

    /// Has work done after what was asked for before.
    /// - Returns: false where no thread can be had, and then the work is not done. What others have asked for meanwhile,
    ///   and were told that it would be, is done here.
    @discardableResult
    package func run(_ work: @escaping @Sendable () -> Void) -> Bool {
        let needsThread = state.withLock { state in
            state.waiting.append(work)
            defer { state.hasThread = true }
            return !state.hasThread
        }
        guard needsThread, !startThread({ [self] in workOff() }) else { return true }
        state.withLock { _ = $0.waiting.removeFirst() }
        workOff()
        return false
    }

    private func workOff() {
        while let work = next() { work() }
    }

    private func next() -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.hasThread = false
            return nil
        }
    }
}

/// Threads that nobody waits for.
package enum BackgroundThread {
    /// Bytes of a thread's stack: enough for everything done at the side, and little where memory is bounded.
    private static let stackSize = 512 * 1024
    /// Bytes of the stack that a fault's handler runs on, for when the thread's own has overflowed.
    private static let handlerStackSize = 32 * 1024

    /// Runs work on a new thread. Signals go to the main thread, but for faults, which are a thread's own: blocked,
    /// they would end the program past the handler that gives the terminal back.
    /// - Returns: false where no thread can be had.
    package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
        var before = sigset_t()
        var blocked = sigset_t()
        fill(&blocked)
        pthread_sigmask(SIG_SETMASK, &blocked, &before)
        let isStarted = create(Box(work: work))
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return isStarted
    }

    private static func fill(_ set: inout sigset_t) {
        sigfillset(&set)
        for fault in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS] { sigdelset(&set, fault) }
    }

    private static func create(_ box: Box) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let retained = Unmanaged.passRetained(box)
        var thread = pthread_t()
        let code = pthread_create(&thread, &attributes, { BackgroundThread.body($0) }, retained.toOpaque())
        pthread_attr_destroy(&attributes)
        if code != 0 { retained.release() }
        return code == 0
    }

    private static func body(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let pointer else { return nil }
        withHandlerStack { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work() }
        return nil
    }

    private static func withHandlerStack(_ work: () -> Void) {
        var stack = stack_t()
        stack.ss_size = handlerStackSize
        stack.ss_sp = malloc(handlerStackSize)
        if stack.ss_sp != nil { sigaltstack(&stack, nil) }
        work()
        let memory = stack.ss_sp
        stack.ss_flags = Int32(SS_DISABLE)
        sigaltstack(&stack, nil)
        free(memory)
    }

    /// Carries a closure through `pthread_create`.
    private final class Box: Sendable {
        let work: @Sendable () -> Void
        init(work: @escaping @Sendable () -> Void) { self.work = work }
    }
}
