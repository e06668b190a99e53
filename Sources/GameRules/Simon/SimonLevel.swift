public import Model

/// The lengths and the time limit are those of the 1978 toy.
extension SimonLevel {
    /// The length that wins the game, or nil without an end.
    public var goal: Int? {
        switch self {
        case .endless: nil
        case .one: 8
        case .two: 14
        case .three: 20
        case .four: 31
        }
    }

    /// The time to press each pad, counted from the turn or the pad before; nil without a limit.
    public var timeLimit: Duration? { self == .endless ? nil : Self.pressTimeout }

    /// How long the toy waits for a pad.
    static let pressTimeout = Duration.seconds(5)
}
