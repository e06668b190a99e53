/// A pitch as cycles a second.
public struct Frequency: Hashable, Sendable, Comparable {
    /// Cycles a second, above 0; to be heard, 20 to 20,000.
    public let hertz: Double

    /// A frequency of so many cycles a second; anything that is not above 0 and finite traps.
    public init(hertz: Double) {
        precondition(hertz > 0 && hertz.isFinite, "a frequency is above 0 Hz and finite")
        self.hertz = hertz
    }

    /// A frequency of so many cycles a second.
    public static func hertz(_ value: Double) -> Frequency { Frequency(hertz: value) }

    /// The lower pitch comes first.
    public static func < (low: Frequency, high: Frequency) -> Bool { low.hertz < high.hertz }
}
