package import Model

extension MIDIPorts {
    /// Ends what sounds there.
    package func play(_ note: MIDINote, for length: Duration) {
        sequence = nil
        send(tones.play([NoteSpan(note, length: length)], from: now, at: now), by: .tones)
    }

    package func hold(_ note: MIDINote) {
        sequence = nil
        send(tones.hold(note), by: .tones)
    }

    package func release(_ note: MIDINote) { send(tones.release(note), by: .tones) }

    /// - Parameters:
    ///   - number: identifies the sequence for `heard`.
    ///   - start: nil until it is known when they are heard.
    package func play(_ spans: [NoteSpan], sequence number: Int, from start: Duration?) {
        sequence = (number, spans, start)
        send(start.map { tones.play(spans, from: $0, at: now) } ?? tones.stop(), by: .tones)
    }

    /// Called when a sequence's audible start is known, and again when it is known better.
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

    package func stop() {
        sequence = nil
        send(tones.stop(), by: .tones)
    }

    package func show(_ lit: [MIDINote: LightColour]) { send(lights.show(lit), by: .lights) }
}
