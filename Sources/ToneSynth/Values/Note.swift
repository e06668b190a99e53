/// What the games ask for by name; a `Tuning` makes a `Tone` of it.
public enum Note: Hashable, Sendable {
    /// The four pads in reading order: red, yellow, green, blue.
    case `do`, re, mi, fa
    /// A mistake in Simon.
    case razz
    /// Short answers for other games: a right step, a finished round, a wrong step.
    case right, complete, wrong
    /// Any other pitch, as loud to the ear as the pads are.
    case pitch(Frequency)

    /// The notes of the pads in reading order.
    public static let pads: [Note] = [.do, .re, .mi, .fa]
}
