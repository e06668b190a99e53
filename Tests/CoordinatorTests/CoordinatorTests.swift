import FoundationEssentials
import Model
import Presentation
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Coordinator

@MainActor
@Suite struct CoordinatorTests {
    let rehearsal = Rehearsal()
    var recorder: Recorder { rehearsal.recorder }

    @Test func beginsByApplyingTheSettingsAndOneFrame() {
        #expect(recorder.take() == [.applySettings(Settings()), .frame])
        recorder.see("Watch, listen, repeat")
        #expect(recorder.alarm != nil)
    }

    @Test func theSplashEndsByItselfOrByAKey() {
        rehearsal.pass(.milliseconds(999))
        recorder.see("Watch, listen, repeat")
        rehearsal.pass(.milliseconds(1))
        recorder.see("Press Enter to start")
        let other = Rehearsal()
        other.type(.escape)
        other.recorder.see("Press Enter to start")
    }

    @Test(arguments: [
        (Key.character("l"), "Leaderboard"), (.character("s"), "Settings"), (.character("?"), "Help"),
        (.character("m"), "Find the cards that match"), (.character("t"), "Statistics"),
    ])
    func keysLeadToThePagesAndBackToTheGame(key: Key, title: String) {
        // From the splash, and then from the game, where alone `q` quits.
        for back in [Key.escape, .character("q")] {
            rehearsal.type(key)
            recorder.see(title, not: "Press Enter to start")
            rehearsal.type(back)
            recorder.see("Press Enter to start")
        }
        #expect(!recorder.take().contains(.quit))
        rehearsal.type("q")
        #expect(recorder.take().contains(.quit))
    }

    @Test func aPageThatIsOpenIsGoneBackToAndNotOpenedAgain() {
        rehearsal.enter()
        rehearsal.type("tststs")
        recorder.see("Settings")
        rehearsal.type(.escape)
        recorder.see("Statistics")
        rehearsal.type(.escape)
        recorder.see("Press Enter to start")
    }

    @Test(arguments: [true, false]) func notesAreExplainedWhileMIDIIsOn(isOn: Bool) {
        let rehearsal = Rehearsal { $0.settings.midi = isOn }
        rehearsal.enter()
        rehearsal.coordinator.updateFace { $0.hasMIDI = true }
        rehearsal.type(.character("?"), .end)
        #expect(rehearsal.recorder.shows("MIDI") == isOn)
    }

    @Test func enterStartsFromTheSplashButASingleSwitchOnlySkipsIt() {
        rehearsal.type(.enter)
        recorder.see("Simon's turn")
        let other = Rehearsal { $0.settings.scanning = .fast }
        other.type(.enter)
        other.recorder.see(not: "Simon's turn", "Watch, listen, repeat")
    }

    @Test(arguments: [GamepadButton.south, .start, .east, .back, .west])
    func everyButtonOfAGamepadLeadsFromTheSplashToTheGame(button: GamepadButton) {
        rehearsal.coordinator.handle(.gamepad(GamepadEvent(button, isDown: true)))
        #expect(recorder.shows("Press Enter to start") && !recorder.take().contains(.quit))
    }

    @Test func aToneIsAskedForBeforeTheFrameIsDrawn() {
        rehearsal.enter()
        rehearsal.type("r")
        #expect(recorder.take() == [.play(.press(.red, held: false)), .haptic(.press), .frame])
    }

    @Test func everyEventEndsInExactlyOneFrame() {
        rehearsal.enter()
        let events: [Event] = [
            .key(KeyPress(.character("r"))), .key(KeyPress(.character("l"))), .key(KeyPress(.escape)),
            .key(KeyPress(.character("s"))), .key(KeyPress(.down)), .key(KeyPress(.enter)), .focus(true),
            .resize(Size(width: 100, height: 30)), .key(KeyPress(.character("q"))), .resumed, .unknown,
            .mouse(MouseEvent(.move, at: Point(x: 3, y: 3))),
        ]
        for event in events {
            rehearsal.handle(event)
            #expect(recorder.take().count { $0 == .frame } == 1, "\(event)")
        }
    }

    @Test func soundAndHapticsThatAreOffAreNotAskedFor() {
        let quiet = Rehearsal {
            $0.settings.sound = false
            $0.settings.haptics = false
        }
        quiet.enter()
        quiet.type("rygb")
        #expect(quiet.recorder.take().allSatisfy { $0 == .frame })
    }

    @Test func aChangeOfSettingsIsAppliedAndKeptAtOnceBeforeItShows() {
        rehearsal.enter()
        rehearsal.type("s")
        _ = recorder.take()
        rehearsal.type(" ")
        var silent = Settings()
        silent.sound = false
        #expect(recorder.take() == [.play(.silence), .applySettings(silent), .saveSettings(silent), .frame])
        recorder.see("off")
    }

    /// A round done right sounds of more than its last press, unless the player wants it plain.
    @Test(arguments: [true, false]) func melodiesAreHeardAsTheSettingsHaveIt(fanfares: Bool) throws {
        let rehearsal = Rehearsal { $0.settings.fanfares = fanfares }
        rehearsal.enter()
        rehearsal.type(.enter)
        rehearsal.pass(.seconds(2))
        let shown = rehearsal.recorder.take().compactMap { deed -> Pad? in
            guard case .play(.sequence(_, let notes)) = deed else { return nil }
            return notes.first?.pad
        }
        rehearsal.type(String(try #require(shown.first).rawValue + 1))
        #expect(
            rehearsal.recorder.take().contains { if case .play(.reward(.right)) = $0 { true } else { false } }
                == fanfares)
    }

    @Test func theReasonOfTheSilenceIsSaidForAWhileAndThenAMark() {
        let reason: SafeText = "No sound: another program is using the sound device."
        let hint = "v classic   a replay last"
        let rehearsal = Rehearsal {
            $0.scores = [.made(3)]
            $0.settings.reducedMotion = true
        }
        let recorder = rehearsal.recorder
        rehearsal.enter()
        recorder.see(hint)
        rehearsal.coordinator.soundChanged(audible: false, notice: reason)
        recorder.see(reason.string, not: hint)
        rehearsal.pass(.seconds(6))
        recorder.see(reason.string)
        // The same word once more is no news.
        rehearsal.coordinator.soundChanged(audible: false, notice: reason)
        rehearsal.pass(.seconds(3))
        recorder.see("No sound   " + hint, not: reason.string)
        #expect(recorder.alarm == nil)
        rehearsal.coordinator.soundChanged(audible: true, notice: nil)
        recorder.see(hint, not: "No sound")
    }

    @Test func theHelpLeadsBackToThePageThatItWasAskedForOn() {
        rehearsal.enter()
        rehearsal.type("l?")
        recorder.see("Help", "On this page", "add a score")
        rehearsal.type(.escape)
        recorder.see("Leaderboard", not: "On this page")
        rehearsal.type(.escape)
        recorder.see("Press Enter to start")
    }

    @Test func theHelpOfAPageThatIsAloneEndsNothing() {
        let rehearsal = Rehearsal(opening: .settings)
        rehearsal.type("?")
        _ = rehearsal.recorder.take()
        rehearsal.type(.escape)
        #expect(!rehearsal.recorder.take().contains(.quit) && rehearsal.recorder.shows("Settings"))
        rehearsal.type(.escape)
        #expect(rehearsal.recorder.take().contains(.quit))
    }

    @Test func aNoticeAboutSoundIsNoNewsWhileSoundIsOff() {
        rehearsal.enter()
        rehearsal.coordinator.soundChanged(audible: false, notice: "No sound: nobody is there.")
        recorder.see("No sound")
        rehearsal.type("s ")
        rehearsal.type(.escape)
        recorder.see(not: "No sound")
    }

    @Test func aSaveThatTakesLongIsSaidToBeDoneWhenItIs() {
        rehearsal.enter()
        recorder.trouble = "Saving..."
        rehearsal.type("s ")
        recorder.see("Saving...")
        rehearsal.coordinator.lateSave("Saved", isSaved: true)
        recorder.see("Saved", not: "Saving")
        rehearsal.coordinator.lateSave("Not saved yet: the disk is full.", isSaved: false)
        recorder.see("Not saved yet: the disk is full.")
    }

    @Test func whatTurnedUpInTheFilesOutlivesASaveThatGoesWell() {
        rehearsal.enter()
        rehearsal.coordinator.storageChanged(notice: "A file is damaged.")
        rehearsal.type("s ")
        recorder.see("A file is damaged.")
        recorder.trouble = "Not saved yet: the disk is full."
        rehearsal.type(" ")
        recorder.see("Not saved yet: the disk is full.")
        recorder.trouble = nil
        rehearsal.type(" ")
        recorder.see("A file is damaged.")
    }
}
