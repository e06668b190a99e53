import Model
import Presentation

/// The cues of one batch of inputs, without those that could not be perceived. A paste of a megabyte presses a pad a
/// million times: each press would immediately fade out the one before and wake the audio thread.
struct CueBatch {
    private(set) var sounds: [SoundCue] = []
    /// Each once, in order of first occurrence.
    private(set) var haptics: [HapticCue] = []
    var speech: (text: String, language: String)?
    /// Settings are applied once, before sounds are played.
    var changesSettings = false

    /// Drops sounds that this one makes inaudible.
    mutating func append(_ cue: SoundCue) {
        let start = sounds.lastIndex(where: \.replacesOthers) ?? sounds.startIndex
        if cue.replacesOthers {
            // A pad may have been held since before the batch.
            sounds = Pad.allCases.map(SoundCue.release).filter(sounds.contains)
        } else if sounds[start...].contains(cue) {
            return
        }
        sounds.append(cue)
    }

    mutating func append(_ cue: HapticCue) {
        if !haptics.contains(cue) { haptics.append(cue) }
    }
}

extension SoundCue {
    /// Whether it fades out sounding tones when it begins.
    fileprivate var replacesOthers: Bool {
        switch self {
        case .press, .sequence, .mistake, .right, .complete, .wrong, .square, .silence: true
        case .release, .reward: false
        }
    }
}
