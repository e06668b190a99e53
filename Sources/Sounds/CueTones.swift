import GameRules
import Glibc
package import Model
package import Presentation
package import ToneSynth

extension SoundCue {
    /// For `TonePlayer` and the renderer of recordings.
    /// - Parameter velocity: how hard the pad is struck, where a MIDI keyboard tells.
    package func toneCue(_ tuning: Tuning, _ velocity: UInt8? = nil) -> SoundTimeline.Cue {
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
        case .mistake(let pressed, let right): .play(tuning.mistake(pressed, right))
        case .right: .press(.right)
        case .complete: .press(.complete, length: .milliseconds(500))
        case .wrong: .press(.wrong, length: .milliseconds(500))
        case .square(let square, let grid): .press(square.tone(on: grid), at: square.pan(on: grid))
        case .reward(let reward): .accompany(reward.score.sequence(tuning))
        case .silence: .stop
        }
    }
}

extension Tone {
    /// Its mean is 4.7 dB below that of do: it is quieter than all that rewards.
    package static let buzzer = Tone(frequency: .hertz(42), timbre: .buzz, gain: Gain(decibels: -5.7))
    /// For other games than Simon: a right step, a finished round, a wrong step.
    package static let right = Tone(.hertz(587.329_535_834_815_1))
    package static let complete = Tone(.hertz(783.990_871_963_498_6))
    package static let wrong = Tone(frequency: .hertz(98), timbre: .buzz, gain: nominalPeak)

    /// By the curve of General MIDI, 40 dB for a tenth of the velocity; the lightest touch is still heard.
    fileprivate func struck(_ velocity: UInt8?) -> Tone {
        velocity.map { changed(by: Gain(decibels: max(-24, 40 * log10(Double($0) / 127)))) } ?? self
    }

    /// In equal temperament, counted from middle C.
    package static func major(_ step: Int) -> Tone {
        let semitones = [0, 2, 4, 5, 7, 9, 11][step % 7] + 12 * (step / 7)
        return Tone(.hertz(261.625_565_300_598_6 * exp2(Double(semitones) / 12)))
    }
}

extension Tuning {
    package func tone(of pad: Pad, octaves: Int = 0) -> Tone {
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

extension StereoWidth {
    package var spread: StereoSpread {
        switch self {
        case .off: .off
        case .gentle: StereoSpread(0.4)
        case .wide: StereoSpread(0.9)
        }
    }
}

extension Pad {
    /// On the side where it is drawn.
    package var pan: Pan {
        switch self {
        case .red, .green: .left
        case .yellow, .blue: .right
        }
    }
}

extension Square {
    /// Squares ascend the scale in reading order.
    package func tone(on grid: SquaresGrid) -> Tone { .major(row * grid.side + column) }

    /// Left column left, right column right.
    package func pan(on grid: SquaresGrid) -> Pan { Pan(Double(2 * column) / Double(grid.side - 1) - 1) }
}
