import Testing

@testable import ToneSynth

struct LoudnessTests {
    /// The contour of 60 phon in ISO 226:2003, at six of its third-octave frequencies.
    @Test(arguments: [(100.0, 78.65), (200, 69.86), (250, 67.53), (400, 63.45), (1000, 60.01), (4000, 57.57)])
    func followsTheStandard(hertz: Double, pressure: Double) {
        #expect(abs(Loudness.soundPressure(of: .hertz(hertz)) - pressure) < 0.02)
    }

    @Test func higherPadsNeedLess() {
        let levels = Tone.scale.map(\.gain)
        #expect(levels == levels.sorted(by: >))
        #expect(levels[0].decibels - levels[3].decibels > 1)
    }

    @Test(arguments: [1, 20, 209, 415, 3_000, 20_000])
    func noToneIsAboveTheNominalPeak(hertz: Double) {
        #expect(Tone(.hertz(hertz)).gain <= Tone.nominalPeak)
    }
}
