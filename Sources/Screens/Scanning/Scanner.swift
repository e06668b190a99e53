import Model
import TerminalCore

/// Moves a mark over the offers of the frame, for single-switch players; a press chooses what is marked. After a
/// press the scan restarts at the first stop, which then has twice the time, so that a target is always reached after
/// the same time, as in speech aids (TouchChat's "Delay After Hit"). Where something is changed step by step it stays
/// there instead. After a minute and ten rounds without a press it rests until the next one.
struct Scanner: Hashable, Sendable {
    enum Answer: Hashable, Sendable {
        /// There are no targets: the press is for the screen.
        case pass
        /// The press was used by the scan.
        case taken
        case choose(Offer)
    }

    private var targets: [Offer] = []
    private var tree = ScanTree()
    /// Empty without targets.
    private var path: [Int] = []
    /// When the mark moves; nil while it rests.
    private(set) var next: Duration?
    private var dwell = Duration.zero
    private var rounds = 0
    /// The last press, or the start.
    private var since = Duration.zero
    private var lastPress: Duration?
    private var hasBegun = false
    /// Chosen on a frame that has not been redrawn since.
    private var chosen: Offer?

    /// Optionally, presses that follow another sooner than this are ignored.
    static let coolDown = Duration.milliseconds(500)
    /// It rests after both without a press.
    private static let (maxRounds, maxLength) = (10, Duration.seconds(60))

    var marked: [Offer] { tree.stop(at: path)?.targets ?? [] }

    var hasTargets: Bool { !targets.isEmpty }

    // MARK: - Frames and time

    /// - Parameter focus: what Enter would act on: the first scan begins there, so that a player who has just
    ///   switched scanning on can switch it off again.
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
        if isFirst, let focus, let target = new.first(where: { $0.area.contains(focus) }) {
            path = tree.path(to: target) ?? []
            rest(at: now)
        } else if before.count == 1, let target = Self.counterpart(of: before[0], among: old, in: new) {
            path = tree.path(to: target) ?? []
            if wasChosen { rest(at: now) }
        } else if !wasChosen, !path.isEmpty, oldTree.stops.count == tree.stops.count,
            tree.stop(at: path) != nil
        {
            return
        } else {
            restart(at: now)
        }
    }

    /// One stop at a time, however late the call is.
    mutating func advance(to now: Duration) {
        guard let due = next, due <= now, let index = path.last, chosen == nil else { return }
        next = now + dwell
        let count = tree.count(besides: path)
        if index + 1 < count {
            path[path.count - 1] += 1
        } else if path.count > 1 {
            // Back to the group, which the next step leaves.
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

    /// Stays for twice as long as elsewhere.
    private mutating func rest(at now: Duration) {
        (rounds, since) = (0, now)
        next = targets.isEmpty ? nil : now + dwell * 2
    }

    /// The target in the position of an old one: same row, same index in it. Its text and width may have changed.
    private static func counterpart(
        of target: Offer, among old: [Offer], in new: [Offer]
    ) -> Offer? {
        let rows = ScanTree.rows(of: old)
        guard let row = rows.first(where: { $0.contains(target) }), let index = row.firstIndex(of: target),
            let other = ScanTree.rows(of: new).first(where: { $0[0].area.top == target.area.top }),
            other.count == row.count
        else { return nil }
        return other[index]
    }

    // MARK: - Presses

    /// - Parameter coolsDown: whether a press within half a second of another one is ignored, even if that
    ///   was ignored itself: a held key repeats.
    mutating func press(at now: Duration, coolsDown: Bool) -> Answer {
        let isEcho = lastPress.map { now - $0 < Self.coolDown } ?? false
        lastPress = now
        if coolsDown && isEcho { return .taken }
        // The choice has led elsewhere, which has not been drawn yet.
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
    /// One second is where most aids begin (Saltillo's "Scanning Speed").
    var dwell: Duration {
        switch self {
        case .off: .zero
        case .slow: .seconds(2)
        case .medium: .seconds(1)
        case .fast: .milliseconds(500)
        }
    }
}
