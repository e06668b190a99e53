import Model

/// What an outcome means to the player in any game; sound and haptics follow from it.
package enum Judgement: Hashable, Sendable {
    case turn
    /// Right, with more to come.
    case step
    /// Right, and it completes a sequence, a pair or a level.
    case done
    case won
    case mistake
    /// What was shown has ended, or starts again.
    case quiet

    var isRight: Bool { self == .step || self == .done || self == .won }

    /// What is heard and felt in every game without cues of its own.
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
