import Model
import CInput

/// A rumble effect: the strength of two motors, for how long, how often.
///
/// The numbers were chosen so that the three differ in length and in rhythm as well as in strength, as
/// the motors of cheap pads know little more than on and off. A motor needs some 30 ms to be felt at all.
struct Rumble: Hashable, Sendable {
    /// The heavy, slow motor, from 0 to 65535.
    let strong: UInt16
    /// The light, quick motor, from 0 to 65535.
    let weak: UInt16
    /// How long it lasts each time, in milliseconds.
    let length: UInt16
    /// How long it waits before each time, in milliseconds.
    let delay: UInt16
    /// How often.
    let count: Int32
}

extension Rumble {
    init(_ cue: HapticCue) {
        switch cue {
        case .press: self.init(strong: 0, weak: 0xC000, length: 45, delay: 0, count: 1)
        case .complete: self.init(strong: 0x6000, weak: 0x8000, length: 90, delay: 60, count: 2)
        case .mistake: self.init(strong: 0xFFFF, weak: 0x6000, length: 450, delay: 0, count: 1)
        }
    }

    /// The effect as the kernel takes it, with no number yet (Documentation/input/ff.rst).
    var effect: ff_effect {
        var effect = ff_effect()
        effect.type = UInt16(FF_RUMBLE)
        effect.id = -1
        effect.replay = ff_replay(length: length, delay: delay)
        effect.u.rumble = ff_rumble_effect(strong_magnitude: strong, weak_magnitude: weak)
        return effect
    }
}
