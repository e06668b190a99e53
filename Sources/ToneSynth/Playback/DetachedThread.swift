import Glibc

/// A thread that nobody waits for, since it may hang in a sound server.
enum DetachedThread {
    /// Runs work on a new thread. It takes no signals, so that they all reach the main thread.
    static func start(_ work: @escaping @Sendable () -> Void) {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let box = Unmanaged.passRetained(Box(work: work))
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { pointer in
                guard let pointer else { return nil }
                Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work()
                return nil
            }, box.toOpaque())
        if code == 0 { pthread_detach(thread) } else { box.release() }
    }

    /// Requests real-time priority for the calling thread, the lowest there is: one that is woken late lets
    /// its queue run dry. Most systems refuse, which is no harm.
    static func requestRealTimePriority() {
        var parameters = sched_param(sched_priority: sched_get_priority_min(SCHED_RR))
        pthread_setschedparam(pthread_self(), SCHED_RR, &parameters)
    }

    /// Carries a closure through `pthread_create`.
    private final class Box: Sendable {
        let work: @Sendable () -> Void
        init(work: @escaping @Sendable () -> Void) { self.work = work }
    }
}
