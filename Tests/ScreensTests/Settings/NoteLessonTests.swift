import Model
import Testing

@testable import Screens

/// Notes that are learned one after the other.
@Suite struct NoteLessonTests {
    private let notes = [11, 12, 13, 14, 19].compactMap { MIDINote($0) }

    @Test func fourPadsAndAStart() {
        var lesson = NoteLesson()
        for (pad, note) in zip(Pad.allCases, notes) {
            #expect(lesson.pad == pad && lesson.withoutStart == nil)
            #expect(lesson.handle(note) == .more)
        }
        #expect(lesson.pad == nil)
        #expect(lesson.withoutStart == PadNotes(learned: Array(notes.prefix(4)), start: nil))
        #expect(lesson.handle(notes[1]) == .taken(.yellow))
        let learned = PadNotes(learned: Array(notes.prefix(4)), start: notes[4])
        #expect(lesson.handle(notes[4]) == learned.map { .done($0) })
    }

    @Test func aNoteStandsForOnePad() {
        var lesson = NoteLesson()
        #expect(lesson.handle(notes[0]) == .more && lesson.handle(notes[0]) == .taken(.red))
        #expect(lesson.pad == .yellow)
    }
}
