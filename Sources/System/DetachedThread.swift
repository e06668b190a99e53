package import Glibc

/// A thread that nobody waits for, since it may hang in a disk or a sound server.
///
/// It blocks all signals, so that they reach the main thread, but its own faults: were these blocked, the kernel would end
/// the process without calling the handlers that restore the terminal. Handlers get a stack of their own, as the one that
/// overflowed is useless. (Threads that libraries start from it inherit which signals are blocked.)
package enum DetachedThread {
    /// Signals that a thread causes itself (sigaction(2) and signal(7): synchronously generated), and abort.
    package static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]

    /// In bytes; the frame of a processor with AVX-512 takes 3.5 KB.
    static let faultStackSize = 65_536

    /// In bytes; enough for the game's own work, and little where memory is limited.
    private static let smallStackSize = 512 * 1024

    /// Returns false when the system has no thread left.
    /// - Parameter hasSmallStack: false for libraries, whose needs are unknown.
    package static func start(hasSmallStack: Bool = true, _ work: @escaping @Sendable () -> Void) -> Bool {
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

    private static func withFaultStack(_ work: () -> Void) {
        var stack = useFaultStack()
        work()
        stack.ss_flags = Int32(SS_DISABLE)
        sigaltstack(&stack, nil)
        stack.ss_sp.deallocate()
    }

    /// Gives the calling thread's handlers a stack of their own.
    @discardableResult
    package static func useFaultStack() -> stack_t {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: faultStackSize, alignment: 16)
        var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: faultStackSize)
        sigaltstack(&stack, nil)
        return stack
    }

    /// Carries a closure through `pthread_create`.
    private final class Box: Sendable {
        let work: @Sendable () -> Void
        init(work: @escaping @Sendable () -> Void) { self.work = work }
    }
}
