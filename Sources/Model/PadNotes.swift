/// The notes of MIDI that press the four pads, and the one that starts a game.
package struct PadNotes: Hashable, Sendable {
    package enum Use: Hashable, Sendable {
        case pad(Pad)
        case start
    }

    /// C D E F in any octave, and the first four pads of a drum bank.
    package static let standard = PadNotes()

    /// General MIDI's kick, side stick, snare and clap: the first four pads of drum controllers.
    static let drumBank = 36...39

    /// In reading order of the pads; nil for the standard ones.
    package private(set) var learned: [MIDINote]?
    package private(set) var start: MIDINote?

    private init() {}

    /// Nil when one note has two uses or there are not four learned ones.
    package init?(learned: [MIDINote]?, start: MIDINote?) {
        let all = (learned ?? []) + [start].compactMap(\.self)
        guard learned == nil || learned?.count == Pad.allCases.count, Set(all).count == all.count else {
            return nil
        }
        self.learned = learned
        self.start = start
    }

    /// The note that starts a game comes first.
    package func use(of note: MIDINote) -> Use? {
        if note == start { return .start }
        if let learned { return learned.firstIndex(of: note).flatMap(Pad.init).map(Use.pad) }
        return Self.standardPad(of: note).map(Use.pad)
    }

    /// The note that lights a pad on a controller: the learned one, else do, re, mi, fa from middle C.
    package func note(of pad: Pad) -> MIDINote {
        learned?[pad.rawValue] ?? MIDINote(dataByte: [60, 62, 64, 65][pad.rawValue])
    }

    private static func standardPad(of note: MIDINote) -> Pad? {
        let number = Int(note.number)
        if drumBank.contains(number) { return Pad(rawValue: number - drumBank.lowerBound) }
        return [0, 2, 4, 5].firstIndex(of: number % 12).flatMap(Pad.init)
    }
}
