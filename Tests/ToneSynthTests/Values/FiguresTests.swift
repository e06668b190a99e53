import Glibc
import Model
import TestSupport
import Testing

@testable import ToneSynth

struct FiguresTests {
    private static let figures: [ToneSequence] = [.roundComplete, .newBest, .win]

    @Test(arguments: figures, Tuning.allCases)
    func aFigureIsMadeOfThePadsNotesHigherUp(figure: ToneSequence, tuning: Tuning) {
        let pads = Note.pads.map { tuning.tone(for: $0).frequency.hertz }
        for element in figure.elements {
            let tone = tuning.tone(for: element.note)
            let isOctaveOfPad = pads.contains { pad in
                let octaves = log2(tone.frequency.hertz / pad)
                return octaves > 0.5 && abs(octaves - octaves.rounded()) < 1e-9
            }
            #expect(isOctaveOfPad && tone.timbre == .sine)
        }
    }

    @Test(arguments: figures, Tuning.allCases)
    func aFigureRises(figure: ToneSequence, tuning: Tuning) {
        let first = figure.elements.map(\.onset)
        #expect(first == first.sorted())
        // The chord that ends the win aside.
        let melody = figure.elements.filter { element in first.count { $0 == element.onset } == 1 }
        let pitches = melody.map { tuning.tone(for: $0.note).frequency.hertz }
        #expect(zip(pitches, pitches.dropFirst()).allSatisfy(<))
    }

    /// The shortest rest between two rounds is that of fast play, 560 ms.
    @Test func theOneOfARoundIsOverBeforeTheNext() {
        #expect(ToneSequence.roundComplete.duration == .milliseconds(400))
        #expect(ToneSequence.roundComplete.elements.allSatisfy { $0.gain <= Gain(decibels: -12) })
        #expect(Set(Self.figures).count == 3)
    }

    @Test(arguments: figures, Tuning.allCases)
    func aFigureStaysCleanBeneathFullScale(figure: ToneSequence, tuning: Tuning) {
        var mixer = Mixer(rate: .standard, volume: .unity)
        mixer.add(figure, Voicing(tuning: tuning), owner: .none, at: 0)
        let samples = mixer.samples(mixer.end)
        let peak = samples.reduce(0) { max($0, abs($1)) }
        #expect(peak < SoftLimiter.knee, "the limiter bends it")
        let above = Spectrum(samples).decibels(from: 4000)
        #expect(above < -90, "\(above)")
    }
}
