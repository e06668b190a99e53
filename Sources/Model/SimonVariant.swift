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
}
