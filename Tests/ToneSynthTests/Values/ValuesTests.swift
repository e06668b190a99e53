import Glibc
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

struct SampleRateTests {
    @Test(arguments: [(44_100, 100, 4410), (48_000, 1, 48), (48_000, 154, 7392), (96_000, 294, 28_224)])
    func millisecondsBecomeFrames(hertz: Int, milliseconds: Int, frames: Int) {
        #expect(SampleRate(hertz: hertz).frames(in: .milliseconds(milliseconds)) == frames)
    }

    @Test func anHourIsExact() {
        #expect(SampleRate(hertz: 44_100).frames(in: .seconds(3600)) == 44_100 * 3600)
    }

    @Test func framesBecomeATimeAndBack() {
        let rate = SampleRate(hertz: 44_100)
        for frames in [0, 1, 255, 44_100, 1_000_003] {
            #expect(rate.frames(in: rate.duration(of: frames)) == frames)
        }
    }
}

struct StereoTests {
    private static let places = [-1, -0.5, 0, 0.25, 1].map { Pan($0) }

    @Test(arguments: StereoSpread.allCases)
    func thePowerIsTheSameWhereverASoundStands(width: StereoSpread) {
        let powers = Self.places.map { pan in
            let gains = width.gains(for: pan)
            return gains.left * gains.left + gains.right * gains.right
        }
        #expect(powers.allSatisfy { abs($0 - powers[0]) < 1e-12 })
    }

    @Test(arguments: StereoSpread.allCases)
    func noChannelIsLouderThanMonoAndTheNearerOneIsAsLoud(width: StereoSpread) {
        for pan in Self.places {
            let gains = width.gains(for: pan)
            #expect(gains.left <= 1 && gains.right <= 1 && gains.left >= 0 && gains.right >= 0)
        }
        #expect(abs(width.gains(for: .left).left - 1) < 1e-12)
        #expect(abs(width.gains(for: .right).right - 1) < 1e-12)
    }

    @Test(arguments: StereoSpread.allCases)
    func leftAndRightAreMirrored(width: StereoSpread) {
        for pan in Self.places {
            let (here, there) = (width.gains(for: pan), width.gains(for: Pan(-pan.position)))
            #expect(abs(here.left - there.right) < 1e-12 && abs(here.right - there.left) < 1e-12)
        }
    }

    @Test(arguments: zip(StereoSpread.allCases, [0, 5.85, 22.1]))
    func theSidesAreSoFarApart(width: StereoSpread, decibels: Double) {
        let gains = width.gains(for: .left)
        #expect(abs(20 * log10(gains.left / gains.right) - decibels) < 0.1)
    }

    @Test func beyondTheSidesIsTheSide() {
        #expect(Pan(7) == .right && Pan(-7) == .left)
    }
}

struct ToneSequenceTests {
    @Test func notesFollowEachOtherWithGaps() {
        let sequence = ToneSequence([.do, .fa], length: .milliseconds(420), gap: .milliseconds(50))
        #expect(sequence.elements.map(\.onset) == [.zero, .milliseconds(470)])
        #expect(sequence.duration == .milliseconds(890))
    }

    @Test func nothingTakesNoTime() { #expect(ToneSequence().duration == .zero) }
}
