import Model

extension LightColour {
    /// From Novation's palette (Launchpad MK2, X, Mini MK3 and Pro, Programmer's Reference Manual); a
    /// controller with one colour lights up with any.
    var velocity: UInt8 {
        switch self {
        case .red: 5
        case .yellow: 13
        case .green: 21
        case .blue: 45
        case .white: 3
        }
    }
}

/// Which notes are lit; only changes are sent.
struct LightOutput: Sendable {
    private var lit: [MIDINote: LightColour] = [:]

    mutating func show(_ lights: [MIDINote: LightColour]) -> [NoteMessage] {
        let dark = lit.keys.filter { lights[$0] == nil }.sorted().map(NoteMessage.off)
        let bright = lights.filter { lit[$0.key] != $0.value }.sorted { $0.key < $1.key }
            .map { NoteMessage.on($0.key, $0.value.velocity) }
        lit = lights
        return dark + bright
    }

    /// For a controller that has just been connected.
    var all: [NoteMessage] {
        lit.sorted { $0.key < $1.key }.map { .on($0.key, $0.value.velocity) }
    }
}
