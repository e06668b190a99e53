/// The show at a new best and at a win: a light that goes round the pads twice, clockwise from the upper left, while the
/// score is counted up; at a win all pads shine together after it.
///
/// The light comes to a pad 1.25 times a second, and the pads shine together long after it has left the first one:
/// below the three flashes a second that WCAG 2.3.1 allows, which the flash meter of the tests holds it to.
struct Celebration: Hashable, Sendable {
    enum Occasion: Hashable, Sendable { case newBest, win }

    let occasion: Occasion
    let start: Duration

    private static let laps = 2
    /// The light goes from one pad to the next.
    private static let step = Duration.milliseconds(200)
    /// How far a pad begins to shine before the light has come, and shines on after it, in pads.
    private static let reach = (before: 0.5, after: 1.5)
    /// How long the score is counted up.
    private static let counting = Duration.milliseconds(1_200)
    /// How long all pads shine together at the end of a win, and how long they take to.
    private static let together = (length: Duration.milliseconds(900), rise: Duration.milliseconds(150))
    /// Levels told apart on the screen: a frame in which none changes costs no bytes.
    private static let levels = 12.0

    init(_ occasion: Occasion, at start: Duration) {
        self.occasion = occasion
        self.start = start
    }

    /// From the first light to the end of the last.
    static func length(of occasion: Occasion) -> Duration {
        round + (occasion == .win ? together.length : .zero)
    }

    /// How long the light is on its way.
    private static let round = step * (reach.before + Double(4 * laps - 1) + reach.after)

    var end: Duration { start + Self.length(of: occasion) }

    /// Whether anything of it is to be seen.
    func lasts(at now: Duration) -> Bool { now >= start && now < end }

    /// How bright a pad shines, 0 to 1.
    /// - Parameters:
    ///   - place: in reading order.
    ///   - moves: whether the light goes round; otherwise it stands still on all pads at a win, and at a new best the
    ///     rim and the number say all.
    func level(ofPlace place: Int, at now: Duration, moves: Bool) -> Double {
        guard lasts(at: now) else { return 0 }
        guard moves else { return occasion == .win ? 1 : 0 }
        let shared = (now - start - Self.round) / Self.together.rise
        if shared >= 0 { return rounded(min(1, shared)) }
        let light = (now - start) / Self.step - Self.reach.before
        // Reading order goes from left to right in both rows, the light from right to left in the lower one.
        let turn = [0, 1, 3, 2][place]
        let nearest = (0..<Self.laps).map { lap in
            let distance = light - Double(turn + 4 * lap)
            return distance < 0 ? 1 + distance / Self.reach.before : 1 - distance / Self.reach.after
        }
        return rounded(max(0, nearest.max() ?? 0))
    }

    private func rounded(_ level: Double) -> Double { (level * Self.levels).rounded() / Self.levels }

    /// A score as far as it is counted: up from nothing at a new best.
    func counted(_ score: Int, at now: Duration, moves: Bool) -> Int {
        guard occasion == .newBest, moves, lasts(at: now) else { return score }
        return min(score, Int((Double(score) * ((now - start) / Self.counting)).rounded()))
    }

    /// When something of it next changes.
    func moments(at now: Duration, moves: Bool) -> [Duration] {
        if now < start { return [start] }
        guard lasts(at: now) else { return [] }
        return [moves ? min(end, now + AnimationTiming.frame) : end]
    }
}
