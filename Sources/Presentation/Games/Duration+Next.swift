extension Duration {
    /// The next whole second after this time.
    public var nextSecond: Duration { .seconds(components.seconds + 1) }

    /// The next tenth of a second after this time.
    public var nextTenth: Duration {
        let tenths = components.attoseconds / 100_000_000_000_000_000
        return .seconds(components.seconds) + .milliseconds(100 * (tenths + 1))
    }
}
