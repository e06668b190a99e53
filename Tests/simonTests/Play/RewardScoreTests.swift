import Glibc
import Model
import Presentation
import TestSupport
import Testing

@testable import ToneSynth
@testable import Sounds
@testable import simon

struct RewardScoreTests {
    /// As asked for: the loudest 50 ms beside a pad's do, the peak in dB of full scale, and where the sound ends in ms.
    private static let expected: [(SoundCue.Reward, loudest: Double, peak: Double, end: Int)] = [
        (.right(.red), -6.7, -9.8, 460), (.right(.green), -6.7, -9.8, 460),
        (.right(.yellow), -5.6, -8.8, 460),
        (.right(.blue), -6.3, -9.3, 460), (.faster, -8.6, -14.2, 380), (.bestPassed(.red), -7.5, -9.8, 760),
        (.newBest, -2.5, -3.5, 2300), (.levelWon, -2.5, -3.7, 1470), (.gameWon, -2.9, -3.9, 2280),
        (.saved, -9.4, -10.8, 600),
    ]

    @Test(arguments: expected)
    func aRewardIsAsLoudAndLongAsAskedFor(
        reward: SoundCue.Reward, loudest: Double, peak: Double, end: Int
    ) {
        let sequence = reward.score.sequence(.doReMiFa)
        let sound = Rendering(sequence)
        #expect(abs(sound.loudest - loudest) < 1, "\(sound.loudest)")
        #expect(abs(sound.peak - peak) < 1, "\(sound.peak)")
        #expect(sequence.duration == .milliseconds(end))
    }

    /// With the pad that earned it, which rings on.
    @Test(arguments: Pad.allCases, Tuning.allCases)
    func aRightRoundIsNeverBentByTheLimiter(pad: Pad, tuning: Tuning) {
        let ring = ToneSequence.Element(tuning.tone(of: pad), onset: .zero, length: .milliseconds(420))
        for reward in [SoundCue.Reward.right(pad), .bestPassed(pad)] {
            let sound = Rendering(ToneSequence([ring] + reward.score.sequence(tuning).elements))
            // Where a tuning lies lower, the limiter bends the highest peak by 0.1 dB.
            #expect(sound.peak < (tuning == .doReMiFa ? -1.5 : -0.5), "\(reward): \(sound.peak)")
        }
    }

    @Test(arguments: expected.map(\.0), Tuning.allCases)
    func aRewardIsCleanAboveTwoKilohertz(reward: SoundCue.Reward, tuning: Tuning) {
        let above = Spectrum(Rendering(reward.score.sequence(tuning)).samples).decibels(from: 4000)
        #expect(above < -90, "\(above)")
    }

    /// The toy's four tones stand for the scale.
    @Test func theToyOf1978RewardsWithItsOwnTones() {
        let hertz = SoundCue.Reward.newBest.score.sequence(.original1978).elements.prefix(8).map {
            $0.tone.frequency.hertz
        }
        #expect(hertz == [209, 209, 252, 252, 310, 310, 310, 415])
    }

    @Test func aNewBestCompletesTheScale() {
        let hertz = SoundCue.Reward.newBest.score.sequence(.doReMiFa).elements.prefix(8).map {
            ($0.tone.frequency.hertz * 100).rounded() / 100
        }
        #expect(hertz == [261.63, 293.66, 329.63, 349.23, 392, 440, 493.88, 523.25])
    }

    @Test func theBuzzerIsQuieterThanWhatRewards() {
        let alone = Tuning.doReMiFa.mistake(nil, nil)
        let sound = Rendering(alone)
        #expect(abs(sound.loudest + 4.2) < 1 && abs(sound.peak + 5.3) < 1, "\(sound.loudest) \(sound.peak)")
        #expect(alone.duration == .milliseconds(450))
    }

    @Test func aMistakeSaysWhatWasPressedAndWhatWasRight() {
        let cue = SoundCue.mistake(pressed: .red, right: .blue).toneCue(.doReMiFa)
        guard case .play(let sequence) = cue else {
            Issue.record("\(cue)")
            return
        }
        let notes = sequence.elements.sorted { $0.onset < $1.onset }
        #expect(notes.map { ($0.onset / .milliseconds(1)).rounded() } == [0, 170, 700])
        #expect(
            notes.map(\.tone) == [Tuning.doReMiFa.tone(of: .red), .buzzer, Tuning.doReMiFa.tone(of: .blue)])
        #expect(sequence.duration == .milliseconds(1120))
    }
}

/// A sequence as a mono device gets it.
private struct Rendering {
    let samples: [Double]

    init(_ sequence: ToneSequence) {
        var mixer = Mixer(rate: .standard, volume: .unity)
        mixer.add(sequence, .off, owner: .none, at: 0)
        let buffer = MixBuffer(capacity: mixer.end, channels: 1)
        mixer.render(mixer.end, into: buffer, from: 0)
        samples = Array(buffer.left)
    }

    /// In dB of full scale.
    var peak: Double { 20 * log10(samples.reduce(0) { max($0, abs($1)) }) }

    /// The mean level of the loudest 50 ms, in dB beside a pad's do.
    var loudest: Double {
        let window = 2400
        var (sum, most) = (0.0, 0.0)
        for index in samples.indices {
            sum += samples[index] * samples[index]
            if index >= window { sum -= samples[index - window] * samples[index - window] }
            most = max(most, sum)
        }
        let level = 10 * log10(most / Double(window))
        return level - (Tone.nominalPeak.decibels - 10 * log10(2))
    }
}
