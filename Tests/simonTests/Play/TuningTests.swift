import Model
import Testing
import ToneSynth

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

    @Test func theRazzIsFortyTwoHertzAndNoSine() {
        #expect(Tone.razz.frequency.hertz == 42 && Tone.razz.timbre == .buzz)
    }
}
