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
