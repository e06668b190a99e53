/// The time left to press a pad: a ring round the hub that runs out clockwise from the top, and its seconds.
struct Countdown: Hashable, Sendable {
    /// Steps of the ring: four a second of the five seconds that the toy gives.
    static let steps = 20
    /// For how long after each press the ring stays whole: a part of it that went out and was lit again by every quick
    /// press would flash more than three times a second.
    private static let whole = Duration.milliseconds(400)

    private let limit: Duration
    private let elapsed: Duration

    /// - Parameters:
    ///   - left: what is left of the time.
    ///   - limit: all of it.
    init(left: Duration, of limit: Duration) {
        self.limit = limit
        elapsed = min(limit, max(.zero, limit - left))
    }

    var gone: Int { elapsed < Self.whole ? 0 : (1...Self.steps).count { step($0) <= elapsed } }

    /// Seconds, the last one to its end.
    var seconds: Int { Int(((limit - elapsed) / .seconds(1)).rounded(.up)) }

    /// How long nothing of it changes, however the time passes; nil when it has run out.
    var unchanged: Duration? {
        let next = (1...Self.steps).map(step).first { $0 > elapsed && $0 > Self.whole }
        let second = limit - .seconds(seconds - 1)
        return elapsed >= limit
            ? nil
            : [elapsed < Self.whole ? Self.whole : nil, next, second]
                .compactMap(\.self).filter { $0 > elapsed }.min().map { $0 - elapsed }
    }

    private func step(_ number: Int) -> Duration { limit * number / Self.steps }
}
