public import Model

extension SimonVariant {
    /// How many people can play.
    public var players: ClosedRange<Int> {
        switch self {
        case .playerAdds: 1...4
        case .lastOneStanding: 2...4
        default: 1...1
        }
    }

    /// Whether the levels of 1978 can be played in it: wherever Simon leads one player.
    public var hasLevels: Bool { players == 1...1 }

    /// Whether a pad lights up when Simon or the player sounds it.
    public var hasLights: Bool { self != .byEar }

    /// Whether a pad sounds when Simon or the player lights it.
    public var hasSound: Bool { self != .byEye }

    /// Whether the pads show their own colours; if not, all show the same one and no colour's name.
    public var hasColours: Bool { self != .surprise }
}
