import Testing

@testable import ToneSynth

struct LevelTests {
    @Test(arguments: [(0.0, 1.0), (-20, 0.1), (-6.0206, 0.5), (20, 10)])
    func decibelsBecomeAFactor(decibels: Double, factor: Double) {
        #expect(abs(Gain(decibels: decibels).amplitude - factor) < 1e-5 * factor)
    }

    @Test func volumeZeroIsSilence() {
        #expect(Gain(volumePercent: 0).amplitude == 0)
        #expect(Gain(volumePercent: -5).amplitude == 0)
    }

    @Test func volumeStepsAreEvenInDecibels() {
        let steps = (2...100).map {
            Gain(volumePercent: $0).decibels - Gain(volumePercent: $0 - 1).decibels
        }
        #expect(steps.allSatisfy { abs($0 - 0.25) < 1e-9 })
        #expect(Gain(volumePercent: 100) == .unity)
        #expect(Gain(volumePercent: 300) == .unity)
    }
}
