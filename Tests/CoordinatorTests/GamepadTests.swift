import Model
import Presentation
import Screens
import TerminalCore
import Testing

@testable import Coordinator

/// Buttons of a gamepad on their way to the screen that is shown.
@MainActor
@Suite struct GamepadTests {
    let rehearsal = Rehearsal()
    var recorder: Recorder { rehearsal.recorder }

    private func press(_ button: GamepadButton) {
        rehearsal.coordinator.handle(.gamepad(GamepadEvent(button, isDown: true)))
    }

    private func release(_ button: GamepadButton) {
        rehearsal.coordinator.handle(.gamepad(GamepadEvent(button, isDown: false)))
    }

    @Test func theLowerButtonIsAPadInSimonAndTakesElsewhere() {
        rehearsal.enter()
        press(.south)
        #expect(recorder.take().contains(.play(.press(.green, held: true))))
        // It sounds until the button comes up.
        rehearsal.pass(.seconds(2))
        release(.south)
        #expect(recorder.take().contains(.play(.release(.green))))
        rehearsal.type("s")
        recorder.see("Settings")
        _ = recorder.take()
        press(.south)
        #expect(recorder.take().contains { if case .saveSettings = $0 { true } else { false } })
        press(.east)
        recorder.see("Press Enter to start")
    }

    @Test func aButtonThatMeansNothingChangesNothing() {
        let match = Rehearsal {
            $0.game = .match
            $0.settings.lastName = PlayerName("Ada")
            $0.settings.matchLength = .half
        }
        match.enter()
        match.type(.enter)
        _ = match.recorder.take()
        match.coordinator.handle(.gamepad(GamepadEvent(.north, isDown: true)))
        #expect(match.recorder.take() == [.frame])
        match.coordinator.handle(.gamepad(GamepadEvent(.east, isDown: true)))
        #expect(!match.recorder.take().isEmpty)
    }

    @Test func theScreenIsToldWhetherAGamepadIsThere() {
        rehearsal.enter()
        rehearsal.coordinator.updateFace { $0.hasGamepad = true }
        recorder.see("Press Enter to start, Start on the gamepad")
        rehearsal.coordinator.updateFace { $0.hasGamepad = false }
        recorder.see("Press Enter to start", not: "gamepad")
    }
}
