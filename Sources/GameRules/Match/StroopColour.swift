/// The colours of Match, as words and as inks; black is drawn white on a dark screen.
public enum StroopColour: String, CaseIterable, Hashable, Sendable {
    case red, blue, yellow, black

    /// The colour's English name.
    public var name: String { rawValue }
}
