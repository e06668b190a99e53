/// A note of MIDI by its number.
package struct MIDINote: Hashable, Comparable, Sendable {
    /// 0 to 127; 60 is middle C.
    package let number: UInt8

    /// The note of a number; nil outside of 0 to 127.
    package init?(_ number: Int) {
        guard (0...127).contains(number) else { return nil }
        self.number = UInt8(number)
    }

    /// Reads the lower seven bits, as a data byte of MIDI has them.
    package init(dataByte: UInt8) { number = dataByte & 0x7F }

    /// As controllers and synthesizers write it, middle C being C4: `F#3`.
    package var name: String {
        let names = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
        return "\(names[Int(number) % 12])\(Int(number) / 12 - 1)"
    }

    /// The lower note comes first.
    package static func < (first: MIDINote, second: MIDINote) -> Bool { first.number < second.number }
}

/// A key or pad of a MIDI controller going down or coming up.
package struct MIDIEvent: Hashable, Sendable {
    package let note: MIDINote
    /// Down, or up again.
    package let isDown: Bool

    package init(_ note: MIDINote, isDown: Bool) {
        self.note = note
        self.isDown = isDown
    }
}
