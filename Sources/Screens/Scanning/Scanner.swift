import Model
import TerminalCore

/// Moves a mark by itself over what can be chosen on the frame, for players with one switch; a press chooses what is
/// marked.
///
/// After a press the scan begins again from the first stop, which then has twice the time, so that how long to wait for a
/// target is the same every time; aids for speaking do so too (TouchChat's "Delay After Hit"). Where something is changed
/// step by step it stays there instead. After a minute and ten rounds without a press it rests until the next one.
struct Scanner: Hashable, Sendable {
    /// What a press leads to.
    enum Answer: Hashable, Sendable {
        /// Nothing can be chosen: the press is for the screen.
        case pass
        /// It has been used up.
        case taken
        /// A target is chosen.
        case choose(Offer)
    }

    private var targets: [Offer] = []
    private var tree = ScanTree()
    /// Where the mark is; empty while there is nothing to choose.
    private var path: [Int] = []
    /// When it goes on; nil while it rests.
    private(set) var next: Duration?
    private var dwell = Duration.zero
    private var rounds = 0
    /// When it was last pressed, or began.
    private var since = Duration.zero
    private var lastPress: Duration?
    /// Whether there has ever been anything to choose.
    private var hasBegun = false
    /// What was chosen on a frame that has not been drawn again since.
    private var chosen: Offer?

    /// Presses that follow another sooner than this are ignored, where that is asked for.
    static let coolDown = Duration.milliseconds(500)
    /// After so many rounds and as long without a press it rests.
    private static let (maxRounds, maxLength) = (10, Duration.seconds(60))

    var marked: [Offer] { tree.stop(at: path)?.targets ?? [] }

    /// Whether there is anything to choose.
    var hasTargets: Bool { !targets.isEmpty }

    // MARK: - Frames and time

    /// Takes in what can be chosen on the newest frame.
    /// - Parameter focus: what Enter would act on: there the first scan begins, so that who has just switched scanning
    ///   on can switch it off again.
    mutating func see(
        _ new: [Offer], _ rate: ScanRate, at now: Duration, from focus: Point? = nil
    ) {
        dwell = rate.dwell
        guard chosen != nil || new != targets else { return }
        let before = chosen.map { $0.holdsScan ? [$0] : [] } ?? marked
        let old = targets
        let oldTree = tree
        (targets, tree) = (new, ScanTree(new))
        let wasChosen = chosen != nil
        let isFirst = !hasBegun
        (chosen, hasBegun) = (nil, true)
        if isFirst, let focus, let place = new.first(where: { $0.area.contains(focus) }) {
            path = tree.path(to: place) ?? []
            rest(at: now)
        } else if before.count == 1, let place = Self.counterpart(of: before[0], among: old, in: new) {
            path = tree.path(to: place) ?? []
            if wasChosen { rest(at: now) }
        } else if !wasChosen, !path.isEmpty, oldTree.stops.count == tree.stops.count,
            tree.stop(at: path) != nil
        {
            return
        } else {
            restart(at: now)
        }
    }

    /// Goes on to the next stop when its time has come; one stop at a time, however late that is.
    mutating func advance(to now: Duration) {
        guard let due = next, due <= now, let index = path.last, chosen == nil else { return }
        next = now + dwell
        let count = tree.count(besides: path)
        if index + 1 < count {
            path[path.count - 1] += 1
        } else if path.count > 1 {
            // Back to the group, which is left with the next step.
            path.removeLast()
        } else {
            path = [0]
            rounds += 1
            if rounds >= Self.maxRounds && now - since >= Self.maxLength { next = nil }
        }
    }

    private mutating func restart(at now: Duration) {
        path = targets.isEmpty ? [] : [0]
        rest(at: now)
    }

    /// Stays where it is for twice as long as elsewhere.
    private mutating func rest(at now: Duration) {
        (rounds, since) = (0, now)
        next = targets.isEmpty ? nil : now + dwell * 2
    }

    /// The target that stands where another one stood: in the same row as many places from its beginning. What it says,
    /// and so how wide it is, may have changed.
    private static func counterpart(
        of target: Offer, among old: [Offer], in new: [Offer]
    ) -> Offer? {
        let rows = ScanTree.rows(of: old)
        guard let row = rows.first(where: { $0.contains(target) }), let place = row.firstIndex(of: target),
            let other = ScanTree.rows(of: new).first(where: { $0[0].area.top == target.area.top }),
            other.count == row.count
        else { return nil }
        return other[place]
    }

    // MARK: - Presses

    /// Takes a press.
    /// - Parameter coolsDown: whether one that follows another within half a second is ignored, also one that was
    ///   ignored itself: a key that is held down repeats.
    mutating func press(at now: Duration, coolsDown: Bool) -> Answer {
        let isEcho = lastPress.map { now - $0 < Self.coolDown } ?? false
        lastPress = now
        if coolsDown && isEcho { return .taken }
        // What was chosen has led elsewhere, and nobody has seen yet where.
        guard chosen == nil else { return .taken }
        guard let stop = tree.stop(at: path) else { return .pass }
        guard next != nil else {
            restart(at: now)
            return .taken
        }
        switch stop {
        case .group:
            path.append(0)
            rest(at: now)
            return .taken
        case .target(let target):
            chosen = target
            return .choose(target)
        }
    }
}

extension ScanRate {
    /// How long the mark stays on a stop. One second is where most aids begin (Saltillo's "Scanning Speed").
    var dwell: Duration {
        switch self {
        case .off: .zero
        case .slow: .seconds(2)
        case .medium: .seconds(1)
        case .fast: .milliseconds(500)
        }
    }
}
