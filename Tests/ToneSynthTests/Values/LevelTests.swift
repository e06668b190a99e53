import Testing

@testable import ToneSynth

struct LevelTests {
    @Test(arguments: [(0.0, 1.0), (-20, 0.1), (-6.0206, 0.5), (20, 10)])
    func decibelsBecomeAFactor(decibels: Double, factor: Double) {
        #expect(abs(Level(decibels: decibels).amplitude - factor) < 1e-5 * factor)
    }

    @Test func volumeZeroIsSilence() {
        #expect(Level(volumePercent: 0).amplitude == 0)
        #expect(Level(volumePercent: -5).amplitude == 0)
    }

    @Test func volumeStepsAreEvenInDecibels() {
        let steps = (2...100).map {
            Level(volumePercent: $0).decibels - Level(volumePercent: $0 - 1).decibels
        }
        #expect(steps.allSatisfy { abs($0 - 0.25) < 1e-9 })
        #expect(Level(volumePercent: 100) == .unchanged)
        #expect(Level(volumePercent: 300) == .unchanged)
    }
}
