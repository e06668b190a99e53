import Glibc

/// The clock that all times of this module are on: CLOCK_MONOTONIC as a duration since boot.
public enum MonotonicClock {
    /// The present time.
    public static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
