@testable import ToneSynth

extension ToneSequence {
    /// Notes of one length, one after the other, with silence between them.
    init(_ notes: [Note], length: Duration, gap: Duration) {
        self.init(
            notes.enumerated().map { index, note in
                Element(note, onset: (length + gap) * index, length: length)
            })
    }
}
