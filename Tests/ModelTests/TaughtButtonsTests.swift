import Model
import Testing

@Suite struct TaughtButtonsTests {
    private func event(_ number: Int, _ button: GamepadButton?) -> GamepadEvent {
        GamepadEvent(button, isDown: true, source: ControllerInput(gamepad: "taught", number: number))
    }

    @Test func whatIsTaughtComesFirstAndWhatItReplacesDoesNothing() {
        var taught = TaughtButtons()
        #expect(taught.button(for: event(0, .south)) == .south)
        #expect(taught.teach([7, 6, 5, 0], of: "taught") == true)
        let uses = [(7, nil), (6, .east), (5, .back), (0, .south)].map { taught.button(for: event($0, $1)) }
        #expect(uses == [.east, .north, .south, .west])
        #expect(taught.button(for: event(1, .east)) == nil)
        #expect(taught.button(for: event(9, .start)) == .start)
        #expect(taught.teach([7, 6, 5, 0, 8], of: "taught") == true)
        #expect(taught.button(for: event(9, .start)) == nil && taught.button(for: event(8, nil)) == .start)
        #expect(taught.button(for: GamepadEvent(.up, isDown: true)) == .up)
        let other = GamepadEvent(.east, isDown: true, source: ControllerInput(gamepad: "other", number: 0))
        #expect(taught.button(for: other) == .east)
    }

    @Test(arguments: [[], [1, 2, 3], [1, 2, 3, 3], [-1, 2, 3, 4], [1, 2, 3, 4, 5, 6]])
    func eachPadNeedsAButtonOfItsOwn(numbers: [Int]) {
        var taught = TaughtButtons()
        #expect(!taught.teach(numbers, of: "taught") && taught == TaughtButtons())
    }
}
