/// A colour that a MIDI controller can light one of its pads in.
public enum LightColour: CaseIterable, Hashable, Sendable {
    case red, yellow, green, blue, white

    /// The colour of a pad.
    public init(_ pad: Pad) {
        switch pad {
        case .red: self = .red
        case .yellow: self = .yellow
        case .green: self = .green
        case .blue: self = .blue
        }
    }
}
