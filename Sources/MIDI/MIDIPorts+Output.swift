package import Model

extension MIDIPorts {
    /// Sends a note of a length by `tones`; what sounds there ends.
    package func play(_ note: MIDINote, for length: Duration) {
        sequence = nil
        send(tones.play([NoteSpan(note, length: length)], from: now, at: now), by: .tones)
    }

    /// Sends a note until it is released.
    package func hold(_ note: MIDINote) {
        sequence = nil
        send(tones.hold(note), by: .tones)
    }

    /// Lets go of a note that is held.
    package func release(_ note: MIDINote) { send(tones.release(note), by: .tones) }

    /// Sends notes one after the other.
    /// - Parameters:
    ///   - number: by which `heard` names it.
    ///   - start: when they begin; nil for when it is known that they are heard.
    package func play(_ spans: [NoteSpan], sequence number: Int, from start: Duration?) {
        sequence = (number, spans, start)
        send(start.map { tones.play(spans, from: $0, at: now) } ?? tones.stop(), by: .tones)
    }

    /// A sequence is heard from a time on; told again when that is known better.
    package func heard(sequence number: Int, at start: Duration) {
        guard let asked = sequence, asked.number == number else { return }
        sequence?.start = start
        if let before = asked.start {
            tones.shift(by: start - before)
            send(tones.advance(to: now), by: .tones)
        } else {
            send(tones.play(asked.spans, from: start, at: now), by: .tones)
        }
    }

    /// Ends every note.
    package func stop() {
        sequence = nil
        send(tones.stop(), by: .tones)
    }

    /// Lights these notes on controllers, by `lights`, and no others.
    package func show(_ lit: [MIDINote: LightColour]) { send(lights.show(lit), by: .lights) }
}
