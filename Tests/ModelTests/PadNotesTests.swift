import Testing

@testable import Model

@Suite struct PadNotesTests {
    private func note(_ number: Int) throws -> MIDINote { try #require(MIDINote(number)) }

    @Test(arguments: 0...127) func standardNotes(_ number: Int) throws {
        let pad: Pad? =
            switch number {
            case 36: .red
            case 37: .yellow
            case 38: .green
            case 39: .blue
            default: [0: Pad.red, 2: .yellow, 4: .green, 5: .blue][number % 12]
            }
        #expect(PadNotes.standard.use(of: try note(number)) == pad.map { .pad($0) })
    }

    @Test func learnedNotesTakeTheirPlace() throws {
        let learned = try [11, 60, 13, 14].map(note)
        let notes = try #require(PadNotes(learned: learned, start: try note(99)))
        #expect(try notes.use(of: note(60)) == .pad(.yellow) && notes.use(of: note(11)) == .pad(.red))
        #expect(try notes.use(of: note(62)) == nil && notes.use(of: note(99)) == .start)
        #expect(try Pad.allCases.map { notes.note(of: $0) } == [11, 60, 13, 14].map(note))
        #expect(Pad.allCases.map { PadNotes.standard.note(of: $0).number } == [60, 62, 64, 65])
    }

    @Test func aNoteToStartWithComesFirst() throws {
        let notes = try #require(PadNotes(learned: nil, start: try note(72)))
        #expect(try notes.use(of: note(72)) == .start && notes.use(of: note(60)) == .pad(.red))
    }

    @Test func aNoteStandsForOneThing() throws {
        let notes = try [1, 2, 3, 4].map(note)
        #expect(PadNotes(learned: Array(notes.prefix(3)), start: nil) == nil)
        #expect(PadNotes(learned: notes.prefix(3) + [notes[0]], start: nil) == nil)
        #expect(PadNotes(learned: notes, start: notes[2]) == nil)
        #expect(PadNotes(learned: nil, start: nil) == .standard)
    }

    @Test func notesAreNamedAsOnControllers() throws {
        #expect(try [60, 0, 36, 66, 127].map { try note($0).name } == ["C4", "C-1", "C2", "F#4", "G9"])
        #expect(MIDINote(128) == nil && MIDINote(-1) == nil && MIDINote(dataByte: 188).number == 60)
    }
}
