import Model
import CInput

/// The three effects differ in length and rhythm as well as in strength, as the motors of cheap pads are little more than
/// on or off. A motor needs some 30 ms to be felt at all.
struct Rumble: Hashable, Sendable {
    /// The heavy, slow motor and the light, quick one, from 0 to 65535.
    let strong, weak: UInt16
    /// In milliseconds, each time.
    let length: UInt16
    /// In milliseconds, before each time.
    let delay: UInt16
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

    /// As the kernel takes it, without a number yet (Documentation/input/ff.rst).
    var effect: ff_effect {
        var effect = ff_effect()
        effect.type = UInt16(FF_RUMBLE)
        effect.id = -1
        effect.replay = ff_replay(length: length, delay: delay)
        effect.u.rumble = ff_rumble_effect(strong_magnitude: strong, weak_magnitude: weak)
        return effect
    }
}
