/// The ways to play Simon; the raw value is the word used in files and on the command line.
public enum SimonVariant: String, CaseIterable, Hashable, Sendable {
    /// Repeat what was shown.
    case classic
    /// Repeat it backwards.
    case rewind
    /// All pads have one colour: remember tones and places.
    case surprise
    /// The colours change places between rounds.
    case bounce
    /// A whole new sequence each round.
    case fresh
    /// No lights: hear it.
    case byEar = "by-ear"
    /// No sound: see it.
    case byEye = "by-eye"
    /// Simon is silent; each player in turn repeats the sequence and adds one pad.
    case playerAdds = "player-adds"
    /// Each player owns colours; who makes a mistake is out, the last one left wins.
    case lastOneStanding = "last-one-standing"

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
