package import GameRules
import Model

/// What a game adds to its rules so that a round of it can be played on any face: what its outcomes mean, and what
/// it shows.
package protocol RoundRules: Game {
    /// Nil for what means nothing to the player.
    static func judgement(of outcome: Outcome) -> Judgement?

    /// Looking elsewhere must not cost time or let the table be studied.
    static var pausesOnFocusLoss: Bool { get }

    /// The sound of a right move that is one of several; nil for the common one.
    func tone(of move: Move) -> SoundCue?

    /// The sounds and vibrations of what happened at one moment, the most urgent first.
    /// - Parameter tone: that of the move that caused it.
    func cues(of outcomes: [Outcome], tone: SoundCue?) -> [Effect]

    /// The lights being shown; the game's deadline follows them.
    var show: LightSchedule? { get }

    func tone(ofLight index: Int) -> SoundCue?

    /// Whether the game is recorded when it is given up now.
    var hasProgress: Bool { get }
}

extension RoundRules {
    package static var pausesOnFocusLoss: Bool { false }
    package func tone(of move: Move) -> SoundCue? { nil }
    package var show: LightSchedule? { nil }
    package func tone(ofLight index: Int) -> SoundCue? { nil }
    package var hasProgress: Bool { score > 0 }

    /// Only the last audible outcome is heard; the completion of a move that has a tone is heard
    /// after it.
    package func cues(of outcomes: [Outcome], tone: SoundCue?) -> [Effect] {
        for outcome in outcomes.reversed() {
            guard let judgement = Self.judgement(of: outcome), judgement != .turn else { continue }
            let (sound, haptic) = judgement.cues
            guard let tone, judgement.isRight else { return .cues(sound, haptic) }
            return .cues(tone, haptic)
                + (judgement == .step
                    ? [] : sound.map { [.soundLater($0, after: SoundCue.toneLength)] } ?? [])
        }
        return []
    }
}

extension [Effect] {
    static func cues(_ sound: SoundCue?, _ haptic: HapticCue?) -> [Effect] {
        (sound.map { [.sound($0)] } ?? []) + (haptic.map { [.haptic($0)] } ?? [])
    }
}

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
        case .won: (.reward(.gameWon), .complete)
        case .mistake: (.wrong, .mistake)
        case .quiet: (.silence, nil)
        }
    }
}
