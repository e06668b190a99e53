import Model
import Presentation
import Testing
import ToneSynth

@testable import Sounds
@testable import simon

struct TuningTests {
    @Test(arguments: zip(Pad.allCases, [261.626, 293.665, 329.628, 349.228]))
    func doReMiFaIsEqualTemperament(pad: Pad, hertz: Double) {
        #expect(abs(Tuning.doReMiFa.tone(of: pad).frequency.hertz - hertz) < 0.0005)
    }

    @Test(arguments: zip(Pad.allCases, [310.0, 252, 415, 209]))
    func theToyHasItsMeasuredPitches(pad: Pad, hertz: Double) {
        #expect(Tuning.original1978.tone(of: pad).frequency.hertz == hertz)
    }

    @Test(arguments: Tuning.allCases)
    func noPadIsAboveTheNominalPeak(tuning: Tuning) {
        #expect(Pad.allCases.allSatisfy { tuning.tone(of: $0).gain <= Tone.nominalPeak })
    }

    /// A pad is as loud as its key was struck; what the game answers is not.
    @Test func velocityIsHeard() {
        func gain(_ velocity: UInt8?) -> Double? {
            guard case .hold(_, let tone, _) = SoundCue.press(.red, held: true).toneCue(.doReMiFa, velocity)
            else { return nil }
            return tone.gain.decibels - Tuning.doReMiFa.tone(of: .red).gain.decibels
        }
        let gains = [nil, 127, 100, 64, 1].compactMap(gain)
        #expect(gains[0] == 0 && gains[1] == 0 && gains == gains.sorted(by: >))
        #expect(abs(gains[3] + 11.9) < 0.1 && abs(gains[4] + 24) < 0.1)
        let mistake = SoundCue.mistake(pressed: .red, right: .blue)
        #expect(mistake.toneCue(.doReMiFa, 1) == mistake.toneCue(.doReMiFa))
    }

    @Test func theBuzzerIsFortyTwoHertzAndNoSine() {
        #expect(Tone.buzzer.frequency.hertz == 42 && Tone.buzzer.timbre == .buzz)
    }
}
