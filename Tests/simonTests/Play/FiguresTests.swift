import Glibc
import Model
import TestSupport
import Testing

@testable import ToneSynth
@testable import simon

struct FiguresTests {
    private static let figures = Tuning.allCases.flatMap { tuning in
        [tuning.roundComplete, tuning.newBest, tuning.win].map { (tuning, $0) }
    }

    @Test(arguments: figures)
    func aFigureIsMadeOfThePadsTonesHigherUp(tuning: Tuning, figure: ToneSequence) {
        let pads = Pad.allCases.map { tuning.tone(of: $0).frequency.hertz }
        for element in figure.elements {
            let isOctaveOfPad = pads.contains { pad in
                let octaves = log2(element.tone.frequency.hertz / pad)
                return octaves > 0.5 && abs(octaves - octaves.rounded()) < 1e-9
            }
            #expect(isOctaveOfPad && element.tone.timbre == .sine)
        }
    }

    @Test(arguments: figures)
    func aFigureRises(tuning: Tuning, figure: ToneSequence) {
        let first = figure.elements.map(\.onset)
        #expect(first == first.sorted())
        // The chord that ends the win aside.
        let melody = figure.elements.filter { element in first.count { $0 == element.onset } == 1 }
        let pitches = melody.map(\.tone.frequency)
        #expect(zip(pitches, pitches.dropFirst()).allSatisfy(<))
    }

    /// The shortest rest between two rounds is that of fast play, 560 ms.
    @Test(arguments: Tuning.allCases)
    func theOneOfARoundIsOverBeforeTheNext(tuning: Tuning) {
        #expect(tuning.roundComplete.duration == .milliseconds(400))
        #expect(
            tuning.roundComplete.elements.allSatisfy {
                $0.tone.gain.decibels <= Tone($0.tone.frequency).gain.decibels - 12
            })
        #expect(Set(Self.figures.map(\.1)).count == 6)
    }

    @Test(arguments: figures)
    func aFigureStaysCleanBeneathFullScale(tuning: Tuning, figure: ToneSequence) {
        var mixer = Mixer(rate: .standard, volume: .unity)
        mixer.add(figure, .off, owner: .none, at: 0)
        let buffer = MixBuffer(capacity: mixer.end, channels: 1)
        mixer.render(mixer.end, into: buffer, from: 0)
        let samples = Array(buffer.left)
        let peak = samples.reduce(0) { max($0, abs($1)) }
        #expect(peak < SoftLimiter.knee, "the limiter bends it")
        let above = Spectrum(samples).decibels(from: 4000)
        #expect(above < -90, "\(above)")
    }
}
