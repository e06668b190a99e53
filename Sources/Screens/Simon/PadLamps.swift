import Model

/// The lamps under the pads, each with the time at which it goes out by itself.
struct PadLamps: Hashable, Sendable {
    private var lights = [PadLight](repeating: PadLight(), count: Pad.allCases.count)
    private var ends: [Pad: Duration] = [:]

    /// The lamp of a pad.
    subscript(pad: Pad) -> PadLight { lights[pad.rawValue] }

    /// Lights a pad, until a time if one is given.
    /// - Parameter press: when it was pressed, if that is why.
    mutating func turnOn(_ pad: Pad, pressed press: Duration? = nil, until end: Duration? = nil) {
        lights[pad.rawValue].on(pressed: press)
        ends[pad] = end
    }

    /// Puts a pad out, like a lamp that fades.
    mutating func turnOff(_ pad: Pad, at time: Duration) { lights[pad.rawValue].off(at: time) }

    /// Puts a pad out without a trace.
    mutating func reset(_ pad: Pad) { lights[pad.rawValue].reset() }

    /// Puts every pad out without a trace.
    mutating func reset() { self = PadLamps() }

    /// Whether a pad goes out by itself.
    func goesOut(_ pad: Pad) -> Bool { ends[pad] != nil }

    /// Lets time pass.
    mutating func advance(to now: Duration) {
        for (pad, end) in ends where end <= now {
            ends[pad] = nil
            lights[pad.rawValue].off(at: end)
        }
    }

    /// When something next changes: an end, or a frame while a lamp fades.
    func moments(at now: Duration) -> [Duration] {
        let frame = now + AnimationTiming.frame
        return Array(ends.values) + (lights.contains { $0.moves(at: now) } ? [frame] : [])
    }

    /// How bright each pad is, 0 to 1, in the order of `Pad.allCases`.
    func levels(at now: Duration, fades: Bool) -> [Double] {
        lights.map { $0.level(at: now, fades: fades) }
    }
}
