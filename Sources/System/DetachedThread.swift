import Glibc

/// A thread that nobody waits for, since it may hang in a disk or a sound server.
///
/// Signals that a program waits for all reach the main thread. Faults of this thread are its own: were they
/// blocked, the kernel would end the process without asking the handlers that give the terminal back. Each
/// thread has a stack of its own for them, as the one that overflowed is of no use. (Threads that libraries
/// start from it inherit which signals are blocked.)
package enum DetachedThread {
    /// What a thread does to itself: sigaction(2) and signal(7) call these synchronously generated. Abort
    /// is raised by the thread that gives up.
    package static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]

    /// Bytes for the handlers of faults: the frame of a processor with AVX-512 takes 3.5 KB of them.
    package static let faultStackSize = 65_536

    /// Bytes of a stack that is enough for what the game does at the side, and little where memory is bounded.
    private static let smallStackSize = 512 * 1024

    /// Runs work on a new thread with a small stack; false when the system has none left.
    package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
        start(hasSmallStack: true, work)
    }

    /// Runs work on a new thread; false when the system has none left.
    /// - Parameter hasSmallStack: false for libraries, of which nobody knows what they need.
    package static func start(hasSmallStack: Bool, _ work: @escaping @Sendable () -> Void) -> Bool {
        var blocked = sigset_t()
        var before = sigset_t()
        sigfillset(&blocked)
        for fault in faults { sigdelset(&blocked, fault) }
        pthread_sigmask(SIG_SETMASK, &blocked, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        if hasSmallStack { pthread_attr_setstacksize(&attributes, smallStackSize) }
        let box = Unmanaged.passRetained(Box(work: work))
        var thread = pthread_t()
        let code = pthread_create(
            &thread, &attributes,
            { pointer in
                guard let pointer else { return nil }
                let box = Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue()
                DetachedThread.withFaultStack { box.work() }
                return nil
            }, box.toOpaque())
        if code != 0 { box.release() }
        return code == 0
    }

    /// Gives the calling thread a stack for the handlers of faults while it works.
    private static func withFaultStack(_ work: () -> Void) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: faultStackSize, alignment: 16)
        var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: faultStackSize)
        sigaltstack(&stack, nil)
        work()
        stack.ss_flags = Int32(SS_DISABLE)
        sigaltstack(&stack, nil)
        memory.deallocate()
    }

    /// Carries a closure through `pthread_create`.
    private final class Box: Sendable {
        let work: @Sendable () -> Void
        init(work: @escaping @Sendable () -> Void) { self.work = work }
    }
}
