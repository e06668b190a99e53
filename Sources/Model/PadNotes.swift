/// Which notes of MIDI press the four pads, and which one starts a game.
package struct PadNotes: Hashable, Sendable {
    package enum Use: Hashable, Sendable {
        case pad(Pad)
        case start
    }

    /// Of a first start: C D E F in any octave, and the first four pads of a drum bank.
    package static let standard = PadNotes()

    /// General MIDI's kick, side stick, snare and clap, which drum controllers send by their first four pads.
    static let drumBank = 36...39

    /// The four notes in reading order of the pads; nil for the standard ones.
    package private(set) var learned: [MIDINote]?
    /// The note that starts a game; nil for none.
    package private(set) var start: MIDINote?

    private init() {}

    /// Notes that were learned; nil when one of them stands for two things or their number is not four.
    package init?(learned: [MIDINote]?, start: MIDINote?) {
        let all = (learned ?? []) + [start].compactMap(\.self)
        guard learned == nil || learned?.count == Pad.allCases.count, Set(all).count == all.count else {
            return nil
        }
        self.learned = learned
        self.start = start
    }

    /// What a note does; nil for one that does nothing. The note to start with comes before all others.
    package func use(of note: MIDINote) -> Use? {
        if note == start { return .start }
        if let learned { return learned.firstIndex(of: note).flatMap(Pad.init).map(Use.pad) }
        return Self.standardPad(of: note).map(Use.pad)
    }

    /// The note by which a pad is told to a controller: the learned one, else do, re, mi, fa from middle C.
    package func note(of pad: Pad) -> MIDINote {
        learned?[pad.rawValue] ?? MIDINote(dataByte: [60, 62, 64, 65][pad.rawValue])
    }

    private static func standardPad(of note: MIDINote) -> Pad? {
        let number = Int(note.number)
        if drumBank.contains(number) { return Pad(rawValue: number - drumBank.lowerBound) }
        return [0, 2, 4, 5].firstIndex(of: number % 12).flatMap(Pad.init)
    }
}
