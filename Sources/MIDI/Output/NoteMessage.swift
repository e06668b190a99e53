package import Model

/// A note that the game sends.
struct NoteMessage: Hashable, Sendable {
    let note: MIDINote
    /// 1 to 127, or nil for a note off.
    let velocity: UInt8?

    static func on(_ note: MIDINote, _ velocity: UInt8 = ToneOutput.velocity) -> NoteMessage {
        NoteMessage(note: note, velocity: velocity)
    }

    static func off(_ note: MIDINote) -> NoteMessage { NoteMessage(note: note, velocity: nil) }
}

/// A note at its place in time.
package struct NoteSpan: Hashable, Sendable {
    /// Which note.
    package let note: MIDINote
    /// Counted from the beginning of what it is part of.
    package let onset: Duration
    /// How long it sounds.
    package let length: Duration

    /// A note at its place.
    package init(_ note: MIDINote, onset: Duration = .zero, length: Duration) {
        (self.note, self.onset, self.length) = (note, onset, length)
    }
}
