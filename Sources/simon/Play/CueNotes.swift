import Glibc
import MIDI
import Model
import Presentation
import Sounds
import ToneSynth

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
