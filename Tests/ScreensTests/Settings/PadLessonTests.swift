import Model
import Presentation
import Testing

@testable import Screens

/// Notes and buttons that are learned one after the other.
@Suite struct PadLessonTests {
    private func notes(_ numbers: Int...) -> [MIDINote] { numbers.compactMap { MIDINote($0) } }

    @Test func fourPadsAndAStart() {
        var lesson = PadLesson(.midi)
        var settings = Settings()
        for (pad, note) in zip(Pad.allCases, 11...14) {
            #expect(lesson.pad == pad)
            lesson.apply(to: &settings)
            #expect(settings == Settings() && lesson.learn(ControllerInput(number: note)) == nil)
        }
        #expect(lesson.pad == nil && !lesson.isComplete)
        lesson.apply(to: &settings)
        #expect(settings.padNotes == PadNotes(learned: notes(11, 12, 13, 14), start: nil))
        #expect(lesson.learn(ControllerInput(number: 12)) == .yellow)
        #expect(lesson.learn(ControllerInput(number: 19)) == nil && lesson.isComplete)
        lesson.apply(to: &settings)
        #expect(settings.padNotes == PadNotes(learned: notes(11, 12, 13, 14), start: MIDINote(19)))
    }

    /// The other gamepads, and notes, are not listened to meanwhile.
    @Test func theFirstButtonSaysWhichGamepadIsTaught() {
        var lesson = PadLesson(.gamepad)
        let buttons = [2, 1, 0, 3].map { ControllerInput(gamepad: "first", number: $0) }
        #expect(!lesson.awaits(ControllerInput(number: 60)) && lesson.awaits(buttons[0]))
        #expect(lesson.learn(buttons[0]) == nil)
        #expect(!lesson.awaits(ControllerInput(gamepad: "second", number: 2)))
        #expect(lesson.learn(buttons[0]) == .red)
        for button in buttons.dropFirst() { #expect(lesson.learn(button) == nil) }
        var settings = Settings()
        lesson.apply(to: &settings)
        #expect(settings.taughtButtons.numbers == ["first": [2, 1, 0, 3]])
    }
}
