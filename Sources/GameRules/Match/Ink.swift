/// The colours of Match, as words and as inks; black is drawn white on a dark screen.
public enum Ink: String, CaseIterable, Hashable, Sendable {
    case red, blue, yellow, black

    /// The colour's English name as it stands on a card.
    public var name: String { rawValue }
}
