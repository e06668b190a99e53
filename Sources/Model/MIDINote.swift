package struct MIDINote: Hashable, Comparable, Sendable {
    /// 0 to 127; 60 is middle C.
    package let number: UInt8

    package init?(_ number: Int) {
        guard (0...127).contains(number) else { return nil }
        self.number = UInt8(number)
    }

    /// Reads the lower seven bits.
    package init(dataByte: UInt8) { number = dataByte & 0x7F }

    /// Such as `F#3`; middle C is C4.
    package var name: String {
        let names = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
        return "\(names[Int(number) % 12])\(Int(number) / 12 - 1)"
    }

    package static func < (first: MIDINote, second: MIDINote) -> Bool { first.number < second.number }
}

/// A key or pad of a MIDI controller is pressed or released.
package struct MIDIEvent: Hashable, Sendable {
    package let note: MIDINote
    package let isDown: Bool
    /// How hard it is struck, 1 to 127; a release's means nothing.
    package let velocity: UInt8

    package init(_ note: MIDINote, isDown: Bool, velocity: UInt8 = Self.usualVelocity) {
        (self.note, self.isDown, self.velocity) = (note, isDown, velocity)
    }

    package static let usualVelocity: UInt8 = 100
}

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
