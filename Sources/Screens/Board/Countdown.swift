/// The time left to press a pad: a ring round the hub that runs out clockwise from the top, and its seconds.
struct Countdown: Hashable, Sendable {
    /// Four a second of the toy's five seconds.
    static let steps = 20
    /// After each press the ring stays full for so long: otherwise quick presses would make its first part
    /// flash more than three times a second.
    private static let whole = Duration.milliseconds(400)

    private let limit: Duration
    private let elapsed: Duration

    init(left: Duration, of limit: Duration) {
        self.limit = limit
        elapsed = min(limit, max(.zero, limit - left))
    }

    var gone: Int { elapsed < Self.whole ? 0 : (1...Self.steps).count { step($0) <= elapsed } }

    /// Rounded up.
    var seconds: Int { Int(((limit - elapsed) / .seconds(1)).rounded(.up)) }

    /// How long nothing changes visibly; nil when the time has run out.
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
