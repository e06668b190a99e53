import Glibc

enum Stopwatch {
    /// Nanoseconds for one run of `work`: the best of several rounds, each long enough for the clock. The
    /// best is what the machine can do; everything above it is other processes' work.
    static func nanoseconds(rounds: Int = 7, repeats: Int = 1, _ work: () -> Void) -> Double {
        let times = (0..<rounds).map { _ in
            let time = ContinuousClock().measure { for _ in 0..<repeats { work() } }
            return time / .nanoseconds(1) / Double(repeats)
        }
        return times.min() ?? .nan
    }

    /// Nanoseconds of the median run, for work that waits for the system or changes from run to run.
    static func median(of runs: Int, pause: Duration = .zero, _ work: () -> Void) -> Double {
        let times = (0..<runs).map { _ in
            usleep(UInt32(pause / .microseconds(1)))
            return ContinuousClock().measure(work) / .nanoseconds(1)
        }
        return times.median
    }

    /// Returns its argument opaquely, so that the compiler must compute it.
    @inline(never) @discardableResult
    static func keep(_ value: UInt8) -> UInt8 { value }
}

extension [Double] {
    /// NaN without any.
    var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
