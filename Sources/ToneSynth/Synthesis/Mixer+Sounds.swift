extension Mixer {
    /// Adds a tone from a frame on, for so long or until it is released.
    mutating func add(_ tone: Tone, for length: Duration?, owner: ToneID, at start: Int) {
        add(Voice(tone, owner: owner, onset: start, length: length.map(rate.frames), rate: rate))
    }

    /// Places the notes of a sequence sample by sample, the sequence beginning at a frame.
    mutating func add(_ sequence: ToneSequence, _ tuning: Tuning, owner: ToneID, at start: Int) {
        for element in sequence.elements {
            let onset = rate.frames(in: element.onset)
            let length = rate.frames(in: element.onset + element.length) - onset
            let tone = tuning.tone(for: element.note)
            add(Voice(tone, owner: owner, onset: start + onset, length: max(0, length), rate: rate))
        }
    }
}
