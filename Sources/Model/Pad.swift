/// One of the four pads, in reading order: red, yellow, green, blue, which sound do, re, mi, fa.
package enum Pad: Int, CaseIterable, Hashable, Sendable {
    case red, yellow, green, blue

    /// The colour's English name, as it stands in files.
    package var name: String { ["red", "yellow", "green", "blue"][rawValue] }
}

/// A colour that a MIDI controller can light one of its pads in.
package enum LightColour: CaseIterable, Hashable, Sendable {
    /// Those of the pads come first, in their order.
    case red, yellow, green, blue, white

    package init(_ pad: Pad) { self = Self.allCases[pad.rawValue] }
}
