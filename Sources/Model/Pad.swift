/// In reading order; they sound do, re, mi, fa.
package enum Pad: Int, CaseIterable, Hashable, Sendable {
    case red, yellow, green, blue

    /// In English, for files.
    package var name: String { ["red", "yellow", "green", "blue"][rawValue] }
}

/// Of a MIDI controller's pad.
package enum LightColour: CaseIterable, Hashable, Sendable {
    /// The pads' come first, in their order.
    case red, yellow, green, blue, white

    package init(_ pad: Pad) { self = Self.allCases[pad.rawValue] }
}
