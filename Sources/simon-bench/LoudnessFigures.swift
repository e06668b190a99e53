import Model
import Presentation
import Sounds
import TestSupport
import ToneSynth

/// How loud each sound of Simon is, from samples, beside what is asked of it: levels beside the tone of the first pad, peaks
/// and what is above 2 kHz in dB of full scale and of the sound.
enum LoudnessFigures {
    private struct Row {
        let name: String
        let sound: ToneSequence
        let loudest, momentary, integrated, peak, high: Double

        init(_ name: String, _ sound: ToneSequence, _ asked: (Double, Double, Double, Double, Double)) {
            (self.name, self.sound) = (name, sound)
            (loudest, momentary, integrated, peak, high) = asked
        }
    }

    /// As asked for, measured then with ffmpeg's filter ebur128.
    private static let rows = [
        Row("pad do", pad(.red), (0, 0, 0, -6.0, -110)),
        Row("right after do", .init(.right(.red)), (-6.7, -11.1, -9.8, -9.8, -101)),
        Row("right after re", .init(.right(.yellow)), (-5.6, -9.8, -8.5, -8.8, -101)),
        Row("right after fa", .init(.right(.blue)), (-6.3, -10.5, -9.2, -9.3, -101)),
        Row("right with do", pad(.red) + .init(.right(.red)), (0.9, 0.3, 0.3, -2.1, -106)),
        Row("right with re", pad(.yellow) + .init(.right(.yellow)), (0.3, -0.5, -0.5, -2.1, -106)),
        Row("right with mi", pad(.green) + .init(.right(.green)), (-0.7, -1.5, -1.6, -2.1, -106)),
        Row("right with fa", pad(.blue) + .init(.right(.blue)), (-0.8, -1.9, -1.9, -2.1, -106)),
        Row("faster", .init(.faster), (-8.6, -13.0, -13.1, -14.2, -95)),
        Row("mistake", Tuning.doReMiFa.mistake(.green, .yellow), (-1.1, -1.0, -2.5, -5.3, -106)),
        Row("its buzzer", Tuning.doReMiFa.mistake(nil, nil), (-4.2, -8.0, -8.4, -5.3, -112)),
        Row("best passed", .init(.bestPassed(.red)), (-7.5, -8.8, -9.3, -9.8, -93)),
        Row("best passed with do", pad(.red) + .init(.bestPassed(.red)), (0.5, 0.2, -0.6, -2.9, -102)),
        Row("new best", .init(.newBest), (-2.5, -2.9, -3.3, -3.5, -104)),
        Row("level won", .init(.levelWon), (-2.5, -3.6, -3.5, -3.7, -102)),
        Row("game won", .init(.gameWon), (-2.9, -3.2, -3.1, -3.9, -104)),
        Row("saved", .init(.saved), (-9.4, -11.1, -11.1, -10.8, -116)),
    ]

    private static func pad(_ pad: Pad) -> ToneSequence {
        ToneSequence([.init(Tuning.doReMiFa.tone(of: pad), onset: .zero, length: .milliseconds(420))])
    }

    private static func samples(_ sound: ToneSequence) -> [Double] {
        let count = Int(sound.duration / .milliseconds(1)) * 48
        var probe = RenderProbe(sound, format: .float32, capacity: count)
        return probe.samples(count).map(Double.init)
    }

    static func measure() -> [Figure] {
        let reference = LoudnessMeter(samples(pad(.red)))
        return rows.flatMap { row in
            let samples = samples(row.sound)
            let meter = LoudnessMeter(samples)
            func figure(_ name: String, _ value: Double, _ unit: String, _ asked: Double) -> Figure {
                Figure("\(row.name), \(name)", value, unit, against: ("asked for", asked))
            }
            return [
                figure("loudest 50 ms", meter.loudest - reference.loudest, "dB", row.loudest),
                figure("momentary", meter.momentary - reference.momentary, "LU", row.momentary),
                figure("integrated", meter.integrated - reference.integrated, "LU", row.integrated),
                figure("peak", meter.peak, "dBFS", row.peak),
                figure("above 2 kHz", Spectrum(samples).decibels(from: 2000), "dB", row.high),
            ]
        }
    }
}

extension ToneSequence {
    fileprivate init(_ reward: SoundCue.Reward) { self = reward.score.sequence(.doReMiFa) }

    fileprivate static func + (one: Self, other: Self) -> Self { Self(one.elements + other.elements) }
}
