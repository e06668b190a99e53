import Localization
import Model
import Presentation

/// Learns the notes of the pads: one pad after the other is shown and heard, and takes the note that is
/// played; then, if wanted, the note to start with.
struct NoteLesson: Hashable, Sendable {
    private var notes: [MIDINote] = []

    /// The pad whose note is waited for; nil for the start's.
    var pad: Pad? { Pad(rawValue: notes.count) }

    var request: SafeText {
        pad.map { tr("play the note for \($0.word)") } ?? tr("play a note to start with, or Enter for none")
    }

    enum Progress: Hashable {
        /// The next one is waited for.
        case more
        /// It has been given to something else.
        case taken(Pad)
        case done(PadNotes)
    }

    /// Takes a note that was played.
    mutating func handle(_ note: MIDINote) -> Progress {
        if let owner = notes.firstIndex(of: note).flatMap(Pad.init) { return .taken(owner) }
        guard pad == nil else {
            notes.append(note)
            return .more
        }
        return PadNotes(learned: notes, start: note).map(Progress.done) ?? .more
    }

    /// Ends without a note to start with; nil while pads have none.
    var withoutStart: PadNotes? { pad == nil ? PadNotes(learned: notes, start: nil) : nil }
}
