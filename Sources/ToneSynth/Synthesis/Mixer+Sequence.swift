extension Mixer {
    /// Places the notes of a sequence sample by sample, the sequence beginning at a frame.
    mutating func add(
        _ sequence: ToneSequence, tuning: Tuning, owner: ToneID = ToneID(number: 0), at start: Int
    ) {
        for element in sequence.elements {
            let onset = rate.frames(in: element.onset)
            let length = rate.frames(in: element.onset + element.length) - onset
            let tone = tuning.tone(for: element.note)
            add(Voice(tone, owner: owner, onset: start + onset, length: max(0, length), rate: rate))
        }
    }
}
