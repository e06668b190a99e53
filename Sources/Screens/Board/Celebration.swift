/// A new best and a win: a light circles the pads twice, clockwise from the upper left, while the score is
/// counted up; after a win all pads then shine together.
/// A pad is lit 1.25 times a second, and the pads shine together long after the light has left the first one:
/// below the three flashes a second that WCAG 2.3.1 allows, as the tests' flash meter checks.
struct Celebration: Hashable, Sendable {
    enum Occasion: Hashable, Sendable { case newBest, win }

    let occasion: Occasion
    let start: Duration

    private static let laps = 2
    private static let step = Duration.milliseconds(200)
    /// In pads: how far ahead of the light a pad begins to shine, and how far behind it still does.
    private static let reach = (before: 0.5, after: 1.5)
    private static let counting = Duration.milliseconds(1_200)
    /// All pads at the end of a win: how long they shine, and how long they take to.
    private static let together = (length: Duration.milliseconds(900), rise: Duration.milliseconds(150))
    /// Few: a frame in which none changes costs no bytes.
    private static let levels = 12.0

    init(_ occasion: Occasion, at start: Duration) {
        self.occasion = occasion
        self.start = start
    }

    /// From the first light to the end of the last.
    static func length(of occasion: Occasion) -> Duration {
        round + (occasion == .win ? together.length : .zero)
    }

    /// The circling part.
    private static let round = step * (reach.before + Double(4 * laps - 1) + reach.after)

    var end: Duration { start + Self.length(of: occasion) }

    func lasts(at now: Duration) -> Bool { now >= start && now < end }

    /// 0 to 1.
    /// - Parameters:
    ///   - index: of the pad, in reading order.
    ///   - animates: whether the light circles; otherwise all pads shine steadily after a win, and a new best
    ///     only shows in bezel and number.
    func level(ofPadAt index: Int, at now: Duration, animates: Bool) -> Double {
        guard lasts(at: now) else { return 0 }
        guard animates else { return occasion == .win ? 1 : 0 }
        let shared = (now - start - Self.round) / Self.together.rise
        if shared >= 0 { return rounded(min(1, shared)) }
        let light = (now - start) / Self.step - Self.reach.before
        // Reading order is left to right in both rows, the light goes right to left in the lower one.
        let turn = [0, 1, 3, 2][index]
        let nearest = (0..<Self.laps).map { lap in
            let distance = light - Double(turn + 4 * lap)
            return distance < 0 ? 1 + distance / Self.reach.before : 1 - distance / Self.reach.after
        }
        return rounded(max(0, nearest.max() ?? 0))
    }

    private func rounded(_ level: Double) -> Double { (level * Self.levels).rounded() / Self.levels }

    /// Counts up from 0 at a new best.
    func counted(_ score: Int, at now: Duration, animates: Bool) -> Int {
        guard occasion == .newBest, animates, lasts(at: now) else { return score }
        return min(score, Int((Double(score) * ((now - start) / Self.counting)).rounded()))
    }

    /// When it next changes.
    func moments(at now: Duration, animates: Bool) -> [Duration] {
        if now < start { return [start] }
        guard lasts(at: now) else { return [] }
        return [animates ? min(end, now + AnimationTiming.frame) : end]
    }
}
