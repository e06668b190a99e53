import Model
import Testing

@testable import ToneSynth

struct TuningTests {
    @Test(arguments: zip(Note.pads, [261.626, 293.665, 329.628, 349.228]))
    func doReMiFaIsEqualTemperament(note: Note, hertz: Double) {
        #expect(abs(Tuning.doReMiFa.tone(for: note).frequency.hertz - hertz) < 0.0005)
    }

    @Test(arguments: zip(Note.pads, [310.0, 252, 415, 209]))
    func theToyHasItsMeasuredPitches(note: Note, hertz: Double) {
        #expect(Tuning.original1978.tone(for: note).frequency.hertz == hertz)
    }

    @Test(arguments: Tuning.allCases)
    func theRazzIsFortyTwoHertzAndNoSine(tuning: Tuning) {
        let razz = tuning.tone(for: .razz)
        #expect(razz.frequency.hertz == 42)
        #expect(razz.timbre == .razz)
    }
}
