import Model

/// Where the pads stand: in some variants they change places, and a press knocks one out of its own for a moment.
struct PadArrangement: Hashable, Sendable {
    /// The pads as they stand in reading order.
    private(set) var places = Pad.allCases
    private var pending: Pending?
    /// The pad that a press has knocked out of its place.
    private(set) var jolt: Jolt<Pad>?

    private struct Pending: Hashable, Sendable {
        let places: [Pad]
        let moment: Duration
    }

    mutating func rearrange(_ places: [Pad], at moment: Duration) {
        pending = Pending(places: places, moment: moment)
    }

    mutating func reset() { self = PadArrangement() }

    mutating func knock(_ pad: Pad, until end: Duration) { jolt = Jolt(piece: pad, end: end) }

    mutating func advance(to now: Duration) {
        if let jolt, jolt.end <= now { self.jolt = nil }
        if let pending, pending.moment <= now {
            places = pending.places
            self.pending = nil
        }
    }

    var moments: [Duration] { [jolt?.end, pending?.moment].compactMap(\.self) }
}
