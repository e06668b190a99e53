import Foundation
import Model
import Presentation
import TestSupport
import Testing

@testable import Sounds
@testable import ToneSynth

/// How loud rewards are beside a pad, by EBU R 128, and that the meter measures that.
@Suite struct LoudnessTests {
    private static func sine(_ hertz: Double, _ amplitude: Double, seconds: Double, phase: Double = 0)
        -> [Double]
    {
        (0..<Int(48_000 * seconds)).map { amplitude * sin(2 * .pi * hertz * Double($0) / 48_000 + phase) }
    }

    /// EBU Tech 3341: a tone of 1 kHz on one channel is as loud as its mean level; blocks at its edges are half silent.
    @Test(arguments: [-20.0, -40]) func aToneOfOneKilohertzIsAsLoudAsItsLevel(peak: Double) {
        let meter = LoudnessMeter(Self.sine(1_000, pow(10, peak / 20), seconds: 20))
        #expect(abs(meter.momentary - (peak - 3.01)) < 0.1 && abs(meter.integrated - (peak - 3.01)) < 0.2)
        #expect(abs(meter.loudest - (peak - 3.01)) < 0.05 && abs(meter.peak - peak) < 0.01)
    }

    /// What is far below the rest does not count: 20 dB quieter for as long.
    @Test func whatIsQuietIsNotCounted() {
        let meter = LoudnessMeter(Self.sine(1_000, 0.1, seconds: 5) + Self.sine(1_000, 0.01, seconds: 5))
        #expect(abs(meter.integrated + 23.01) < 0.3)
    }

    /// The samples of this tone lie beside its peaks (EBU Tech 3341, case 16).
    @Test func aPeakBetweenSamplesIsFound() {
        let meter = LoudnessMeter(Self.sine(12_000, 0.5, seconds: 0.2, phase: .pi / 4))
        #expect(abs(meter.peak + 9.03) < 0.01 && abs(meter.truePeak + 6.02) < 0.2, "\(meter.truePeak)")
    }

    private static func meter(_ sequence: ToneSequence) -> LoudnessMeter {
        let count = Int(sequence.duration / .milliseconds(1)) * 48
        var probe = RenderProbe(sequence, format: .float32, capacity: count)
        return LoudnessMeter(probe.samples(count).map(Double.init))
    }

    private static let pad = meter(
        ToneSequence([
            .init(Tuning.doReMiFa.tone(of: .red), onset: .zero, length: .milliseconds(420))
        ]))

    /// Momentary and integrated.
    @Test(arguments: [
        (SoundCue.Reward.right(.red), -11.1, -9.8), (.right(.yellow), -9.8, -8.5),
        (.right(.blue), -10.5, -9.2),
        (.faster, -13.0, -13.1), (.bestPassed(.red), -8.8, -9.3), (.newBest, -2.9, -3.3),
        (.levelWon, -3.6, -3.5), (.gameWon, -3.2, -3.1), (.saved, -11.1, -11.1),
    ])
    func aRewardIsAsLoudAsAskedFor(reward: SoundCue.Reward, momentary: Double, integrated: Double) {
        let meter = Self.meter(reward.score.sequence(.doReMiFa))
        #expect(abs(meter.momentary - Self.pad.momentary - momentary) < 0.5)
        #expect(abs(meter.integrated - Self.pad.integrated - integrated) < 0.5)
    }
}
