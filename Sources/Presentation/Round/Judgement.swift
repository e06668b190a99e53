import Model

/// What an outcome means to the player, whatever the game: what is heard and felt of it follows from that.
package enum Judgement: Hashable, Sendable {
    /// The player may move.
    case turn
    /// Right, and more is to come.
    case step
    /// Right, and something whole is done with it: a sequence, a pair, a level.
    case done
    case won
    case mistake
    /// What was shown is over, or begins again.
    case quiet

    /// Whether it tells of a right move.
    var isRight: Bool { self == .step || self == .done || self == .won }

    /// What is heard and felt of it, in every game that has nothing of its own to say.
    var cues: (sound: SoundCue?, haptic: HapticCue?) {
        switch self {
        case .turn: (nil, nil)
        case .step: (.right, .press)
        case .done: (.complete, .complete)
        case .won: (.win, .complete)
        case .mistake: (.wrong, .mistake)
        case .quiet: (.silence, nil)
        }
    }
}
