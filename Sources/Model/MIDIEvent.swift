/// A key or pad of a MIDI controller going down or coming up.
public struct MIDIEvent: Hashable, Sendable {
    /// Which note.
    public let note: MIDINote
    /// Down, or up again.
    public let isDown: Bool

    /// Makes an event.
    public init(_ note: MIDINote, isDown: Bool) {
        self.note = note
        self.isDown = isDown
    }
}
