import CInput
import Model
import Testing

@testable import Haptics

struct RumbleTests {
    @Test func feelingsDifferInLengthAndStrength() {
        let rumbles = HapticCue.allCases.map { Rumble($0) }
        #expect(Set(rumbles.map(\.length)).count == 3)
        #expect(Set(rumbles.map(\.strong)).count == 3)
    }

    /// A press has ended before the quickest player's next one, and each is long enough for a motor.
    @Test(arguments: HapticCue.allCases)
    func lengthsSuitMotorsAndPlayers(cue: HapticCue) {
        let rumble = Rumble(cue)
        #expect(rumble.length >= 30)
        #expect(Rumble(.press).length <= 60)
    }

    @Test func theEffectIsTheKernels() {
        let effect = Rumble(.complete).effect
        #expect(Int32(effect.type) == FF_RUMBLE)
        #expect(effect.id == -1)
        #expect(effect.replay.delay == 60)
        #expect(effect.u.rumble.weak_magnitude == 0x8000)
    }
}

/// The kernel's structures and requests as the module gets them from the headers, against the numbers
/// that the interface has had since it exists.
struct KernelHeaderTests {
    @Test func structuresHaveTheirSizes() {
        #expect(MemoryLayout<input_event>.stride == 24)
        #expect(MemoryLayout<ff_effect>.stride == 48)
        #expect(MemoryLayout<input_absinfo>.stride == 24)
        #expect(MemoryLayout<input_id>.stride == 8)
        #expect(MemoryLayout<input_mask>.stride == 16)
    }

    @Test func requestsHaveTheirNumbers() {
        #expect(cinput_upload_effect() == 0x4030_4580)
        #expect(cinput_get_bits(UInt32(EV_KEY), 96) == 0x8060_4521)
        #expect(cinput_get_name(127) == 0x807F_4506)
        #expect(cinput_get_axis(UInt32(ABS_HAT0X)) == 0x8018_4550)
        #expect(cinput_get_identity() == 0x8008_4502)
        #expect(cinput_set_mask() == 0x4010_4593)
    }
}
