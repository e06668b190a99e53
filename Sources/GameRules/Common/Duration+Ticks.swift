extension Duration {
    /// How many ticks it takes until this time has come: the quotient, rounded up.
    /// - Parameter tick: a whole number of milliseconds, at least 1.
    /// - Returns: 0 to 2^31 - 1; the nearest of them.
    func ticks(of tick: Duration) -> Int {
        let limit = RecordedGame.maxTicks - 1
        guard self > .zero else { return 0 }
        guard self < tick * limit else { return limit }
        let part = tick.wholeMilliseconds
        return (wholeMilliseconds + part - 1) / part
    }

    /// Milliseconds, rounded up; for times of less than a billion seconds.
    private var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
