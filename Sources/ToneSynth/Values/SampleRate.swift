/// Frames a second of a stream.
public struct SampleRate: Hashable, Sendable {
    /// Frames a second, above 0.
    public let hertz: Int

    /// What is asked for; nearly every device and server runs at it.
    public static let standard = SampleRate(hertz: 48_000)

    /// A rate of so many frames a second.
    public init(hertz: Int) {
        precondition(hertz > 0, "a sample rate is above 0")
        self.hertz = hertz
    }

    /// The frame nearest to a time; exact arithmetic, to the nanosecond.
    public func frames(in time: Duration) -> Int {
        let (seconds, attoseconds) = time.components
        let nanoseconds = attoseconds / 1_000_000_000
        return Int(seconds) * hertz + Int((nanoseconds * Int64(hertz) + 500_000_000) / 1_000_000_000)
    }

    /// How long so many frames last.
    public func duration(of frames: Int) -> Duration {
        .nanoseconds(Int64(frames) * 1_000_000_000 / Int64(hertz))
    }
}
