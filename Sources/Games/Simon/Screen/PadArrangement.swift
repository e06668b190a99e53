import Model

/// Where the pads stand: in some variants they change places, and a press knocks one out of its own for a moment.
struct PadArrangement: Sendable {
    private(set) var places = Pad.allCases
    private var pending: (places: [Pad], moment: Duration)?
    private(set) var jolt: Jolt<Pad>?

    mutating func rearrange(_ places: [Pad], at moment: Duration) {
        pending = (places, moment)
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
