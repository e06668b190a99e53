import Model

/// The lamps under the pads, each with the time at which it goes out by itself.
struct PadLamps: Hashable, Sendable {
    private var lights = [PadLight](repeating: PadLight(), count: Pad.allCases.count)
    private var ends: [Pad: Duration] = [:]
    private(set) var celebration: Celebration?

    subscript(pad: Pad) -> PadLight { lights[pad.rawValue] }

    /// Lights a pad, until a time if one is given.
    /// - Parameter press: when it was pressed, if that is why.
    mutating func turnOn(_ pad: Pad, pressed press: Duration? = nil, until end: Duration? = nil) {
        lights[pad.rawValue].on(pressed: press)
        ends[pad] = end
    }

    mutating func turnOff(_ pad: Pad, at time: Duration) { lights[pad.rawValue].off(at: time) }

    mutating func reset(_ pad: Pad) { lights[pad.rawValue].reset() }

    mutating func reset() { self = PadLamps() }

    func goesOut(_ pad: Pad) -> Bool { ends[pad] != nil }

    mutating func celebrate(_ occasion: Celebration.Occasion, at start: Duration) {
        celebration = Celebration(occasion, at: start)
    }

    mutating func endCelebration() { celebration = nil }

    mutating func advance(to now: Duration) {
        for (pad, end) in ends where end <= now {
            ends[pad] = nil
            lights[pad.rawValue].off(at: end)
        }
    }

    /// When something next changes: an end, or a frame while a lamp fades or the show goes on.
    func moments(at now: Duration, animates: Bool) -> [Duration] {
        let frame = now + AnimationTiming.frame
        return Array(ends.values) + (lights.contains { $0.moves(at: now) } ? [frame] : [])
            + (celebration?.moments(at: now, animates: animates) ?? [])
    }

    /// How bright each pad is, 0 to 1, in the order of `Pad.allCases`.
    /// - Parameters:
    ///   - places: the pads as they stand in reading order.
    ///   - animates: whether lamps fade and lights wander.
    func levels(at now: Duration, in places: [Pad], animates: Bool) -> [Double] {
        var levels = lights.map { $0.level(at: now, fades: animates) }
        guard let celebration else { return levels }
        for (index, pad) in places.enumerated() {
            let level = celebration.level(ofPadAt: index, at: now, animates: animates)
            levels[pad.rawValue] = max(levels[pad.rawValue], level)
        }
        return levels
    }

    /// The lit pads of a controller.
    /// - Parameter places: the pads as they stand in reading order.
    func controllerLights(_ notes: PadNotes, in places: [Pad], inColour: Bool) -> [MIDINote: LightColour] {
        var lit: [MIDINote: LightColour] = [:]
        for (position, pad) in zip(Pad.allCases, places) where self[pad].isLit {
            lit[notes.note(of: position)] = inColour ? LightColour(pad) : .white
        }
        return lit
    }
}
