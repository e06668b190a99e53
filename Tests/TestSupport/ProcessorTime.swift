import Glibc

/// The processor time that this thread takes for something: a busy machine does not make it longer.
package func processorTime(_ work: () -> Void) -> Duration {
    func now() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let start = now()
    work()
    return now() - start
}
