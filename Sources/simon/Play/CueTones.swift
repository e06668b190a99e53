import GameRules
import Glibc
import MIDI
import Model
import Presentation
import ToneSynth

extension SoundCue {
    /// For `TonePlayer` and the renderer of recordings.
    /// - Parameter velocity: how hard the pad is struck, where a MIDI keyboard tells.
    func toneCue(_ tuning: Tuning, _ velocity: UInt8? = nil) -> SoundTimeline.Cue {
        switch self {
        case .press(let pad, held: false): .press(tuning.tone(of: pad).struck(velocity), at: pad.pan)
        case .press(let pad, held: true):
            .hold(key: pad.rawValue, tuning.tone(of: pad).struck(velocity), at: pad.pan)
        case .release(let pad): .release(key: pad.rawValue)
        case .sequence(_, let pads):
            .play(
                ToneSequence(
                    pads.map {
                        .init(
                            tuning.tone(of: $0.pad), onset: $0.onset, length: $0.length, pan: $0.pad.pan)
                    }))
        case .razz: .press(.razz, length: .milliseconds(900))
        case .right: .press(.right)
        case .complete: .press(.complete, length: .milliseconds(500))
        case .wrong: .press(.wrong, length: .milliseconds(500))
        case .square(let square, let grid): .press(square.tone(on: grid), at: square.pan(on: grid))
        case .roundComplete: .accompany(tuning.roundComplete)
        case .newBest: .accompany(tuning.newBest)
        case .win: .accompany(tuning.win)
        case .silence: .stop
        }
    }
}

/// Sends the loudspeaker's tones to synthesizers as MIDI notes.
@MainActor
struct CueNotes {
    let ports: MIDIPorts
    let tuning: Tuning

    /// - Parameter isAudible: whether a sequence's audible start will be reported; otherwise it begins at
    ///   once.
    func send(_ cue: SoundCue, isAudible: Bool) {
        switch cue.toneCue(tuning) {
        case .press(let tone, _, let length): note(of: tone).map { ports.play($0, for: length) }
        case .hold(_, let tone, _): note(of: tone).map(ports.hold)
        case .release(let key):
            Pad(rawValue: key).flatMap { note(of: tuning.tone(of: $0)) }.map(ports.release)
        case .play(let sequence):
            guard case .sequence(let number, _) = cue else { return }
            let spans = sequence.elements.compactMap { element in
                note(of: element.tone).map {
                    NoteSpan($0, onset: element.onset, length: element.length)
                }
            }
            ports.play(spans, sequence: number, from: isAudible ? nil : MonotonicClock.now)
        // Melodies are only for the loudspeaker; synthesizers play what the pads play.
        case .accompany: break
        case .stop: ports.stop()
        }
    }

    private func note(of tone: Tone) -> MIDINote? {
        MIDINote(Int((69 + 12 * log2(tone.frequency.hertz / 440)).rounded()))
    }
}

extension Tone {
    static let razz = Tone(frequency: .hertz(42), timbre: .buzz, gain: nominalPeak)
    /// For other games than Simon: a right step, a finished round, a wrong step.
    static let right = Tone(.hertz(587.329_535_834_815_1))
    static let complete = Tone(.hertz(783.990_871_963_498_6))
    static let wrong = Tone(frequency: .hertz(98), timbre: .buzz, gain: nominalPeak)

    /// By the curve of General MIDI, 40 dB for a tenth of the velocity; the lightest touch is still heard.
    fileprivate func struck(_ velocity: UInt8?) -> Tone {
        velocity.map { changed(by: Gain(decibels: max(-24, 40 * log10(Double($0) / 127)))) } ?? self
    }

    /// In equal temperament, counted from middle C.
    static func major(_ step: Int) -> Tone {
        let semitones = [0, 2, 4, 5, 7, 9, 11][step % 7] + 12 * (step / 7)
        return Tone(.hertz(261.625_565_300_598_6 * exp2(Double(semitones) / 12)))
    }
}

extension Tuning {
    func tone(of pad: Pad, octaves: Int = 0) -> Tone {
        let hertz =
            switch pad {
            case .red: self == .doReMiFa ? 261.625_565_300_598_6 : 310
            case .yellow: self == .doReMiFa ? 293.664_767_917_407_6 : 252
            case .green: self == .doReMiFa ? 329.627_556_912_869_9 : 415
            case .blue: self == .doReMiFa ? 349.228_231_433_003_9 : 209
            }
        return Tone(.hertz(hertz * exp2(Double(octaves))))
    }
}

/// Short figures of the pads' own tones, one and two octaves up. They rise, while the razz of a mistake
/// buzzes below the pads. They begin after the attack of the press that earned them; `TonePlayer.accompany`
/// lets this press sound on and the next one end them.
extension Tuning {
    /// Two quiet notes, over after 0.4 s, before the next round begins at any speed.
    var roundComplete: ToneSequence {
        ToneSequence([high(.red, at: 160, for: 90, gain: -14), high(.green, at: 250, for: 150, gain: -14)])
    }

    /// Three notes, over after 0.7 s.
    var newBest: ToneSequence {
        ToneSequence([
            high(.red, at: 160, for: 110, gain: -6), high(.green, at: 270, for: 110, gain: -6),
            high(.red, octaves: 2, at: 380, for: 320, gain: -6),
        ])
    }

    /// An arpeggio that ends in a chord, over after 1.5 s.
    var win: ToneSequence {
        ToneSequence([
            high(.red, at: 160, for: 130, gain: -6), high(.green, at: 290, for: 130, gain: -6),
            high(.red, octaves: 2, at: 420, for: 130, gain: -6),
            high(.green, octaves: 2, at: 550, for: 180, gain: -6),
            high(.red, at: 760, for: 740, gain: -9), high(.green, at: 760, for: 740, gain: -9),
            high(.red, octaves: 2, at: 760, for: 740, gain: -9),
        ])
    }

    /// Times in milliseconds, gain in decibels.
    private func high(
        _ pad: Pad, octaves: Int = 1, at onset: Int, for length: Int, gain: Double
    ) -> ToneSequence.Element {
        .init(
            tone(of: pad, octaves: octaves).changed(by: Gain(decibels: gain)), onset: .milliseconds(onset),
            length: .milliseconds(length))
    }
}

extension StereoWidth {
    var spread: StereoSpread {
        switch self {
        case .off: .off
        case .gentle: StereoSpread(0.4)
        case .wide: StereoSpread(0.9)
        }
    }
}

extension Pad {
    /// On the side where it is drawn.
    var pan: Pan {
        switch self {
        case .red, .green: .left
        case .yellow, .blue: .right
        }
    }
}

extension Square {
    /// Squares ascend the scale in reading order.
    func tone(on grid: SquaresGrid) -> Tone { .major(row * grid.side + column) }

    /// Left column left, right column right.
    func pan(on grid: SquaresGrid) -> Pan { Pan(Double(2 * column) / Double(grid.side - 1) - 1) }
}
