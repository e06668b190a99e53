import Model
import Screens
import TerminalCore
import Testing

@testable import Coordinator

@MainActor
@Suite struct CoordinatorTests {
    let rehearsal = Rehearsal()
    var recorder: Recorder { rehearsal.recorder }

    @Test func beginsByApplyingTheSettingsAndOneFrame() {
        #expect(recorder.take() == [.apply(Settings()), .frame])
        #expect(recorder.shows("Watch, listen, repeat"))
        #expect(recorder.alarm != nil)
    }

    @Test func theSplashEndsByItselfOrByAKey() {
        rehearsal.pass(.milliseconds(999))
        #expect(recorder.shows("Watch, listen, repeat"))
        rehearsal.pass(.milliseconds(1))
        #expect(recorder.shows("Press Enter to start"))
        let other = Rehearsal()
        other.type(.escape)
        #expect(other.recorder.shows("Press Enter to start"))
    }

    @Test func aToneIsAskedForBeforeTheFrameIsDrawn() {
        rehearsal.enter()
        rehearsal.type("r")
        #expect(recorder.take() == [.play(.press(.red, held: false)), .feel(.press), .frame])
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
            rehearsal.coordinator.handle(event)
            #expect(recorder.take().count { $0 == .frame } == 1, "\(event)")
        }
    }

    @Test(arguments: [
        (Key.character("l"), "Leaderboard"), (.character("s"), "Settings"), (.character("?"), "Help"),
    ])
    func keysLeadToThePagesAndBack(key: Key, title: String) {
        for back in [Key.escape, .character("q")] {
            rehearsal.enter()
            rehearsal.type(key)
            #expect(recorder.shows(title) && !recorder.shows("Press Enter to start"))
            rehearsal.type(back)
            #expect(recorder.shows("Press Enter to start"))
        }
        #expect(!recorder.take().contains(.quit))
    }

    @Test func quitIsAskedForOnTheGameScreenOnly() {
        rehearsal.enter()
        rehearsal.type("q")
        #expect(recorder.take().contains(.quit))
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
        #expect(recorder.take() == [.play(.silence), .apply(silent), .keepSettings(silent), .frame])
        #expect(recorder.shows("off"))
    }

    @Test func settingsThatCannotBeKeptAreSaidUntilTheyCan() {
        rehearsal.enter()
        recorder.trouble = "Not saved yet: the disk is full."
        rehearsal.type("s ")
        #expect(recorder.shows("Not saved yet: the disk is full."))
        recorder.trouble = nil
        rehearsal.type(" ")
        #expect(!recorder.shows("Not saved yet"))
    }

    @Test func aNoticeAboutSoundIsNoNewsWhileSoundIsOff() {
        rehearsal.enter()
        rehearsal.coordinator.soundChanged(audible: false, notice: "No sound: nobody is there.")
        #expect(recorder.shows("No sound"))
        rehearsal.type("s ")
        rehearsal.type(.escape)
        #expect(!recorder.shows("No sound"))
    }

    @Test func filesComeBeforeSoundOnTheQuietLine() {
        rehearsal.enter()
        rehearsal.coordinator.soundChanged(audible: false, notice: "No sound: nobody is there.")
        rehearsal.coordinator.storageChanged(notice: "A file is damaged.")
        #expect(recorder.shows("A file is damaged.") && !recorder.shows("No sound"))
    }

    @Test func whatTurnedUpInTheFilesOutlivesASaveThatGoesWell() {
        rehearsal.enter()
        rehearsal.coordinator.storageChanged(notice: "A file is damaged.")
        rehearsal.type("s ")
        #expect(recorder.shows("A file is damaged."))
        recorder.trouble = "Not saved yet: the disk is full."
        rehearsal.type(" ")
        #expect(recorder.shows("Not saved yet: the disk is full."))
        recorder.trouble = nil
        rehearsal.type(" ")
        #expect(recorder.shows("A file is damaged."))
    }
}
