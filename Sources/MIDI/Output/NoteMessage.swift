public import Model

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
public struct NoteSpan: Hashable, Sendable {
    /// Which note.
    public let note: MIDINote
    /// Counted from the beginning of what it is part of.
    public let onset: Duration
    /// How long it sounds.
    public let length: Duration

    /// A note at its place.
    public init(_ note: MIDINote, onset: Duration = .zero, length: Duration) {
        (self.note, self.onset, self.length) = (note, onset, length)
    }
}
