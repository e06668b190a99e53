/// Tells a key that is held down from one that is pressed again, where a terminal reports both as presses.
///
/// A held key comes again after a delay (250 to 660 ms on X11) and then every 25 to 50 ms. So a press after such a time,
/// or closer to the last one than fingers manage, is doubtful until the next could have come: until then it passes as
/// a repeat, which is seen and heard but not judged. Then it is a press, with a release.
package struct KeyRepeats: Hashable, Sendable {
    /// Longer than keyboards take from one repeat to the next, and shorter than fingers, at 12 presses a second.
    package static let interval = Duration.milliseconds(70)
    /// From a press to its first repeat.
    private static let delays = Duration.milliseconds(150)...Duration.seconds(1)
    /// Closer together than any repeats: presses that were delivered together, by a slow line or a script.
    private static let together = Duration.milliseconds(10)

    private enum State: Hashable, Sendable {
        case idle(wasHeld: Bool)
        case doubtful
        /// A doubtful press that was one, until its release.
        case tapped
        case held
    }

    /// From a doubtful press to its release.
    private let tap: Duration
    private var state = State.idle(wasHeld: false)
    private var last: KeyPress?
    /// Of the last press or repeat.
    private var moment = Duration.zero

    package init(tap: Duration) { self.tap = tap }

    /// When `settle` has something to say, unless the key comes again before.
    package var deadline: Duration? {
        switch state {
        case .idle: nil
        case .doubtful, .held: moment + Self.interval
        case .tapped: moment + tap
        }
    }

    /// Whether a press passes as it is and nothing else is due, as with nearly all: no list is made of it in a flood.
    /// - Parameter counts: as in `take`, which is asked otherwise.
    package mutating func passes(_ press: KeyPress, counts: Bool, at now: Duration) -> Bool {
        guard deadline == nil else { return false }
        let isWatched = counts && press.phase == .press
        if isWatched && press == last && isDoubtful(now - moment) { return false }
        (state, last, moment) = (.idle(wasHeld: false), isWatched ? press : nil, now)
        return true
    }

    /// - Parameter counts: whether it counts once, however long it is held; other keys pass as they are.
    package mutating func take(_ press: KeyPress, counts: Bool, at now: Duration) -> [KeyPress] {
        var presses = settle(at: now)
        guard counts, press.phase == .press, press == last else {
            presses += end()
            (state, last, moment) = (
                .idle(wasHeld: false), counts && press.phase == .press ? press : nil, now
            )
            return presses + [press]
        }
        let distance = now - moment
        moment = now
        if state == .doubtful || state == .held {
            state = .held
        } else if isDoubtful(distance) {
            presses += end()
            state = .doubtful
        } else {
            presses += end()
            state = .idle(wasHeld: false)
            return presses + [press]
        }
        return presses + [phase(.repeat)].compactMap(\.self)
    }

    /// What is certain by now.
    package mutating func settle(at now: Duration) -> [KeyPress] {
        var presses: [KeyPress] = []
        while let deadline, deadline <= now { presses += next() }
        return presses
    }

    /// Decides at once, as another key has come.
    private mutating func end() -> [KeyPress] {
        var presses: [KeyPress] = []
        while deadline != nil { presses += next() }
        return presses
    }

    private mutating func next() -> [KeyPress] {
        let wasDoubtful = state == .doubtful
        state = wasDoubtful ? .tapped : .idle(wasHeld: state == .held)
        return [phase(wasDoubtful ? .press : .release)].compactMap(\.self)
    }

    private func isDoubtful(_ distance: Duration) -> Bool {
        switch distance {
        case ..<Self.together: false
        case ..<Self.interval: true
        case ..<Self.delays.lowerBound: state == .idle(wasHeld: true)
        default: distance <= Self.delays.upperBound
        }
    }

    private func phase(_ phase: KeyPress.Phase) -> KeyPress? {
        last.map { KeyPress($0.key, $0.modifiers, phase: phase) }
    }
}
