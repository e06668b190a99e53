import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens

/// What a note does on which screen.
@Suite struct NoteMappingTests {
    private func key(_ number: UInt8, _ mapping: NoteMapping, _ notes: PadNotes = .standard) -> Key? {
        mapping.key(for: MIDINote(dataByte: number), notes)?.key
    }

    private func key(_ number: UInt8, _ mapping: GamepadMapping, _ notes: PadNotes = .standard) -> Key? {
        key(number, .buttons(mapping), notes)
    }

    @Test func padsAreDigitsByTheirPlaces() {
        for mapping in [GamepadMapping.pads, .padsInRound] {
            #expect(
                [60, 62, 64, 65].map { key($0, mapping) } == ["1", "2", "3", "4"].map { .character($0) })
            #expect(key(61, mapping) == nil)
        }
    }

    @Test func onlyTheNoteToStartWithWorksInMenus() throws {
        let notes = try #require(PadNotes(learned: nil, start: MIDINote(84)))
        #expect((0...127).filter { key($0, .choice, notes) != nil } == [84])
        #expect(key(84, .choice, notes) == .enter)
        #expect(key(84, .pads, notes) == .character(" "))
        #expect(key(84, .padsInRound, notes) == nil)
    }

    /// The wheel of letters: two pads turn it, one takes the letter, and one takes it back.
    @Test func aNameIsSpelledByThePads() throws {
        let notes = try #require(PadNotes(learned: nil, start: MIDINote(84)))
        #expect([60, 62, 64, 65].map { key($0, .name) } == [.down, .up, .enter, .backspace])
        #expect(key(84, .name, notes) == .enter && key(61, .name) == nil)
        var field = TextField("", capacity: 8)
        func play(_ number: UInt8) -> Bool {
            NoteMapping.name.key(for: MIDINote(dataByte: number), notes).map { field.handle($0) } ?? false
        }
        #expect([62, 62, 64, 62, 60, 60].map(play) == [true, true, true, true, true, true])
        #expect(play(64) && !play(64), "with no letter on the wheel it is the prompt's Enter")
        #expect(field.text.hasPrefix("B") && field.text.count == 2)
        #expect(play(65) && field.text == "B")
    }

    @Test func questionsAndCards() {
        #expect(key(64, .question) == .character("y") && key(60, .question) == .character("n"))
        #expect(key(62, .question) == nil)
        #expect(key(62, .round) == .tab && key(60, .round) == .tab && key(64, .round) == .enter)
    }

    @Test(arguments: SquaresGrid.allCases) func aBankIsTheGrid(_ grid: SquaresGrid) {
        for square in grid.squares {
            let note = NoteMapping.note(of: square, on: grid)
            #expect(key(note.number, .squares(grid)) == .character(SquareKeys.key(of: square)))
        }
        #expect(NoteMapping.note(of: Square(row: grid.side - 1, column: 0), on: grid).number == 36)
        #expect(key(35, .squares(grid)) == nil && key(127, .squares(grid)) == nil)
    }

    @Test func aBankOfFourRowsHasRoomBesideASmallGrid() {
        #expect((36...51).filter { key($0, .squares(.three)) == nil } == [39, 43, 47, 48, 49, 50, 51])
    }
}
