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

    package init(_ note: MIDINote, isDown: Bool) { (self.note, self.isDown) = (note, isDown) }
}
