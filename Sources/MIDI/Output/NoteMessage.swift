package import Model

struct NoteMessage: Hashable, Sendable {
    let note: MIDINote
    /// 1 to 127, or nil for a note off.
    let velocity: UInt8?

    static func on(_ note: MIDINote, _ velocity: UInt8 = ToneOutput.velocity) -> NoteMessage {
        NoteMessage(note: note, velocity: velocity)
    }

    static func off(_ note: MIDINote) -> NoteMessage { NoteMessage(note: note, velocity: nil) }
}

package struct NoteSpan: Hashable, Sendable {
    package let note: MIDINote
    /// From the beginning of its sequence.
    package let onset: Duration
    package let length: Duration

    package init(_ note: MIDINote, onset: Duration = .zero, length: Duration) {
        (self.note, self.onset, self.length) = (note, onset, length)
    }
}
