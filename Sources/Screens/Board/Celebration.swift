import Localization
import Model
import Presentation

/// What the toy shows of a moment that is worth it: the rim flashes for a right round, gold where the best score is passed,
/// and light runs round it before a quicker turn, for a new best and for a win. It moves with the melody of
/// `SoundCue.Reward`; times are in milliseconds. Nothing flashes more than three times a second (WCAG 2.3.1), as the tests'
/// flash meter checks.
struct Celebration: Hashable, Sendable {
    enum Occasion: Hashable, Sendable {
        /// A round was repeated.
        /// - Parameter hurry: when the three ticks of a quicker turn begin, if one is to come.
        case right(passesBest: Bool, hurry: Int?)
        /// - Parameter old: the best score before.
        case newBest(old: Int)
        case levelWon, gameWon
    }

    let occasion: Occasion
    let start: Duration

    /// Few steps: a frame in which none changes costs no bytes.
    private static let steps = 12.0
    /// Of the three ticks.
    static let hurrying = 380
    private static let chevrons = [0, 150, 270]
    /// When a win lights its pads, clockwise with their quarters of the rim, and when the hub becomes a medal.
    private static let winning = [0, 130, 260, 390]
    private static let medal = 700

    init(_ occasion: Occasion, at start: Duration) { (self.occasion, self.start) = (occasion, start) }

    /// From the first light until nothing moves any more; a best and a win then stay as they are.
    var length: Int {
        switch occasion {
        case .right(let passesBest, let hurry):
            max(passesBest ? 1000 : 800, hurry.map { $0 + Self.hurrying } ?? 0)
        case .newBest: 2500
        case .levelWon: Self.medal + 900
        case .gameWon: Self.medal + 1900
        }
    }

    var end: Duration { start + .milliseconds(length) }

    private var stays: Bool { if case .right = occasion { false } else { true } }

    private func age(at now: Duration) -> Double { (now - start) / .milliseconds(1) }

    /// Whether it is to be seen.
    func shows(at now: Duration) -> Bool { now >= start && (stays || now < end) }

    /// When it next changes.
    func moments(at now: Duration, animates: Bool) -> [Duration] {
        if now < start { return [start] }
        guard now < end else { return [] }
        guard !animates else { return [min(end, now + AnimationTiming.frame)] }
        return [Self.flash.from, Self.numeral, 700, length].map { start + .milliseconds($0) }
            .filter { $0 > now }.prefix(1).map(\.self)
    }

    // MARK: - Rim

    private static let flash = (from: 200, right: (full: 260, over: 500), best: (full: 300, over: 900))
    /// When the new number is shown, and how long it bounces.
    private static let numeral = 260
    private static let bounce = 220.0

    /// Nil where the rim is as it would be without.
    /// - Parameter animates: whether lights move; otherwise what they end at is shown at once.
    func bezel(at now: Duration, animates: Bool) -> Bezel? {
        guard shows(at: now) else { return nil }
        let age = age(at: now)
        switch occasion {
        case .right(let passesBest, let hurry):
            if let hurry, animates, age >= Double(hurry) {
                let turn = eased((age - Double(hurry)) / Double(Self.hurrying))
                return Bezel(.simon, reach: turn, runner: .init(head: turn, tail: 38.0 / 360))
            }
            if age < Double(Self.flash.from) { return Bezel(.player) }
            let (full, over) = passesBest ? Self.flash.best : Self.flash.right
            let rise = (age - Double(Self.flash.from)) / Double(full - Self.flash.from)
            let fall = (Double(over) - age) / Double(over - full)
            let strength = animates ? min(rise, fall, 1) : 1
            return strength > 0 ? Bezel(passesBest ? .best : .right, strength: stepped(strength)) : .quiet
        case .newBest:
            return Bezel(
                .best, runner: animates ? light(at: age).map { .init(head: $0, tail: 60.0 / 360) } : nil)
        case .levelWon, .gameWon:
            guard age < Double(length) else { return Bezel(.best) }
            let run = (age - Double(Self.medal)) / Double(length - Self.medal)
            let turn = 0.5 * (1 - (1 - run) * (1 - run))
            let lit = Double(Self.winning.count { Double($0) <= age }) / Double(Self.winning.count)
            return Bezel(
                .pads, reach: animates ? lit : 1,
                runner: animates && run >= 0 ? .init(head: turn, tail: 0.25) : nil)
        }
    }

    /// Two turns from the upper left pad's middle on.
    private func light(at age: Double) -> Double? {
        let turns = age / 1100
        return turns < 2 ? 0.875 + turns : nil
    }

    private func eased(_ share: Double) -> Double { share * share * (3 - 2 * share) }
    private func stepped(_ share: Double) -> Double {
        (min(1, max(0, share)) * Self.steps).rounded() / Self.steps
    }

    // MARK: - Pads and hub

    /// 0 to 1.
    /// - Parameter index: in reading order.
    func level(ofPadAt index: Int, at now: Duration, animates: Bool) -> Double {
        guard shows(at: now) else { return 0 }
        let age = age(at: now)
        switch occasion {
        case .right: return 0
        case .newBest:
            guard age < Double(length), animates else { return 0.16 }
            guard let light = light(at: age) else { return 0.16 }
            // From the upper left clockwise.
            let place = 0.875 + [0, 0.25, 0.75, 0.5][index]
            let lag = (light - place) - (light - place).rounded(.down)
            let reached = light - 0.875 >= (place - 0.875)
            return reached ? stepped(min(1, max(0.1, 1.22 * exponential(-lag * 360 / 105)))) : 0.1
        case .levelWon, .gameWon:
            guard age < Double(length), animates else { return 0.45 }
            return age >= Double(Self.winning[[3, 0, 2, 1][index]]) ? 1 : 0
        }
    }

    func change(_ hub: inout Hub, score: Int, at now: Duration, animates: Bool) {
        guard shows(at: now) else { return }
        let age = age(at: now)
        func jump(_ since: Int) -> Double {
            let share = (age - Double(since)) / Self.bounce
            return animates && (0...1).contains(share) ? sine(share) : 0
        }
        switch occasion {
        case .right(let passesBest, let hurry):
            if age < Double(Self.numeral), hub.numeral == score { hub.numeral = score - 1 }
            if passesBest && age >= Double(Self.numeral) { hub.ink = .gold }
            hub.lift = jump(Self.numeral)
            hub.line = ""
            // Those of the next sequence come with it.
            if let count = hub.dots?.count, count > 1 {
                hub.dots = Hub.Dots(done: count - 1, count: count - 1, ink: passesBest ? .gold : .right)
            }
            if let hurry, age >= Double(hurry) {
                hub.mark = .chevrons(Self.chevrons.count { Double(hurry + $0) <= age })
            } else if (Double(Self.flash.from)..<700).contains(age) {
                hub.mark = .tick
            }
        case .newBest(let old):
            let top = 735
            let isCounted = !animates || age >= Double(top)
            hub.numeral = isCounted || old == 0 ? score : old
            hub.line = old > 0 ? tr("was \(old)") : ""
            hub.ink = .gold
            hub.lift = jump(top)
            hub.dots = Hub.Dots(
                done: isCounted ? score : Int(Double(score) * age / Double(top)), count: score, ink: .gold)
        case .levelWon, .gameWon:
            hub.line = ""
            if age >= Double(Self.medal) || !animates { hub.ink = .medal }
            hub.lift = jump(930)
        }
    }
}
