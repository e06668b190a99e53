extension Duration {
    /// The quotient, rounded up, and clamped to 0 to 2^31 - 1.
    /// - Parameter tick: a whole number of milliseconds, at least 1.
    func ticks(of tick: Duration) -> Int {
        let limit = RecordedGame.maxTicks - 1
        guard self > .zero else { return 0 }
        guard self < tick * limit else { return limit }
        let part = tick.wholeMilliseconds
        return (wholeMilliseconds + part - 1) / part
    }

    /// Rounded up; for times of less than a billion seconds.
    private var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
