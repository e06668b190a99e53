import GameRules
import Glibc
import MIDI
import Model
import Presentation
import ToneSynth

/// Sends the loudspeaker's tones to synthesizers as MIDI notes.
@MainActor
struct CueNotes {
    let ports: MIDIPorts
    let tuning: Tuning

    /// - Parameter isAudible: whether a sequence's audible start will be reported; otherwise it begins at
    ///   once.
    func send(_ cue: SoundCue, isAudible: Bool) {
        switch cue {
        case .press(let pad, held: false): play(tuning.tone(of: pad))
        case .press(let pad, held: true): note(of: tuning.tone(of: pad)).map(ports.hold)
        case .release(let pad): note(of: tuning.tone(of: pad)).map(ports.release)
        case .sequence(let number, let pads):
            let spans = pads.compactMap { timed in
                note(of: tuning.tone(of: timed.pad)).map {
                    NoteSpan($0, onset: timed.onset, length: timed.length)
                }
            }
            ports.play(spans, sequence: number, from: isAudible ? nil : MonotonicClock.now)
        case .razz: play(.razz, for: .milliseconds(900))
        case .right: play(.right)
        case .complete: play(.complete, for: .milliseconds(500))
        case .wrong: play(.wrong, for: .milliseconds(500))
        case .square(let square, let grid): play(square.tone(on: grid))
        // Only for the loudspeaker; synthesizers play what the pads play.
        case .roundComplete, .newBest, .win: break
        case .silence: ports.stop()
        }
    }

    private func play(_ tone: Tone, for length: Duration = TonePlayer.pressLength) {
        if let note = note(of: tone) { ports.play(note, for: length) }
    }

    private func note(of tone: Tone) -> MIDINote? {
        MIDINote(Int((69 + 12 * log2(tone.frequency.hertz / 440)).rounded()))
    }
}
