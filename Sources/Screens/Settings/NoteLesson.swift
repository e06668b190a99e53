import Localization
import Model
import Presentation

/// Learns the notes of the pads: each pad is shown and heard, and gets the note that is played; then,
/// optionally, the start note.
struct NoteLesson: Hashable, Sendable {
    private var notes: [MIDINote] = []

    /// The pad that waits for a note; nil for the start.
    var pad: Pad? { Pad(rawValue: notes.count) }

    var request: SafeText {
        pad.map { tr("play the note for \($0.word)") } ?? tr("play a note to start with, or Enter for none")
    }

    enum Progress: Hashable {
        case more
        case taken(Pad)
        case done(PadNotes)
    }

    mutating func handle(_ note: MIDINote) -> Progress {
        if let owner = notes.firstIndex(of: note).flatMap(Pad.init) { return .taken(owner) }
        guard pad == nil else {
            notes.append(note)
            return .more
        }
        return PadNotes(learned: notes, start: note).map(Progress.done) ?? .more
    }

    /// Ends without a start note; nil while pads have none.
    var withoutStart: PadNotes? { pad == nil ? PadNotes(learned: notes, start: nil) : nil }
}
