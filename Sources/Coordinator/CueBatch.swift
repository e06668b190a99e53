import Model
import Presentation

/// What there is to be heard and felt of what has arrived at once, less what nobody could hear or feel of it.
///
/// A paste of a megabyte presses a pad a million times. Each press would fade out the one before it in the moment
/// in which that began, and wake the audio thread for it.
struct CueBatch {
    /// To be played in this order.
    private(set) var sounds: [SoundCue] = []
    /// Each once, in the order in which they first came.
    private(set) var haptics: [HapticCue] = []
    /// The text that came last, and its language.
    private(set) var speech: (text: String, language: String)?
    /// Whether settings were changed; those that are left in the end are applied, before anything is played.
    private(set) var changesSettings = false

    /// Adds a sound, which may leave nothing to be heard of those before it.
    mutating func append(_ cue: SoundCue) {
        let start = sounds.lastIndex(where: \.replacesOthers) ?? sounds.startIndex
        if cue.replacesOthers {
            // What is let go may have been held since before.
            sounds = Pad.allCases.map(SoundCue.release).filter(sounds.contains)
        } else if sounds[start...].contains(cue) {
            return
        }
        sounds.append(cue)
    }

    /// Adds what there is to feel.
    mutating func append(_ cue: HapticCue) {
        if !haptics.contains(cue) { haptics.append(cue) }
    }

    /// A text is spoken instead of the one before it.
    mutating func speak(_ text: String, _ language: String) { speech = (text, language) }

    mutating func changeSettings() { changesSettings = true }
}

extension SoundCue {
    /// Whether what sounds fades out when it begins.
    fileprivate var replacesOthers: Bool {
        switch self {
        case .press, .sequence, .razz, .right, .complete, .wrong, .square, .silence: true
        case .release, .roundComplete, .newBest, .win: false
        }
    }
}
