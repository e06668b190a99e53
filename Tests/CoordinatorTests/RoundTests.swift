import FoundationEssentials
import Model
import Presentation
import Screens
import TerminalCore
import Testing

@testable import Coordinator

/// Rounds of seed 7, which begins with yellow, red, blue.
@MainActor
@Suite struct RoundTests {
    let rehearsal = Rehearsal()
    var recorder: Recorder { rehearsal.recorder }

    @Test func aScoreIsKeptUnderTheNameAndPointedAt() throws {
        playToThePrompt()
        let deeds = recorder.take()
        let games = deeds.compactMap { deed in if case .finish(let game) = deed { game } else { nil } }
        let finished = try #require(games.first)
        #expect(finished.score == 1)
        rehearsal.type("Ada")
        _ = recorder.take()
        rehearsal.type(.enter)
        let entry = try #require(recorder.scores.first)
        #expect(entry.name.string == "Ada" && entry.score == 1 && entry.date == finished.date)
        var settings = Settings()
        settings.lastName = PlayerName("Ada")
        #expect(entry.id == recorder.unnamed)
        #expect(
            recorder.take() == [
                .saveScore(entry), .applySettings(settings), .play(.reward(.saved)), .saveSettings(settings),
                .frame,
            ])
        rehearsal.type("l")
        let row = try #require(recorder.picture.first { $0.contains("Ada") })
        #expect(row.contains("* 1"))
    }

    @Test func aMistakeIsSeenBeforeTheGameGoesToTheDisk() throws {
        rehearsal.coordinator.storageChanged(notice: "A file is damaged.")
        playToThePrompt()
        let deeds = recorder.take()
        let buzzer = try #require(
            deeds.firstIndex { if case .play(.mistake) = $0 { true } else { false } })
        guard case .finish? = deeds.dropFirst(buzzer + 3).first else {
            Issue.record("\(deeds.dropFirst(buzzer))")
            return
        }
        #expect(deeds[buzzer + 1] == .haptic(.mistake) && deeds[buzzer + 2] == .frame)
        recorder.see(not: "A file is damaged.")
    }

    @Test func aScoreIsCalledSavedOnlyWhenItIs() {
        playToThePrompt()
        recorder.trouble = "Saving..."
        rehearsal.type("Ada\r")
        recorder.see("Saving...", not: "Saved")
        let other = RoundTests()
        other.playToThePrompt()
        other.rehearsal.type("Ada\r")
        other.recorder.see("Saved: number 1")
    }

    @Test func escapeKeepsNothing() {
        playToThePrompt()
        rehearsal.type("Ada")
        _ = recorder.take()
        rehearsal.type(.escape)
        #expect(recorder.take() == [.discardScore, .frame])
        #expect(recorder.scores.isEmpty)
        // Until the name is given after all the score is where it was.
        rehearsal.type("u")
        #expect(recorder.take() == [.keepScore(nil), .frame])
        rehearsal.type(.escape)
        #expect(recorder.take() == [.discardScore, .frame])
    }

    @Test func aNameThatWasTypedCountsWhenTheProgramHasToEnd() {
        playToThePrompt()
        rehearsal.coordinator.leave()
        #expect(!recorder.take().contains { if case .keepScore = $0 { true } else { false } })
        rehearsal.type("Ada")
        _ = recorder.take()
        rehearsal.coordinator.leave()
        var settings = Settings()
        settings.lastName = PlayerName("Ada")
        #expect(
            recorder.take() == [
                .keepScore(PlayerName("Ada")), .applySettings(settings), .saveSettings(settings),
            ])
    }

    @Test func theLightsFollowWhatIsHeard() {
        rehearsal.coordinator.soundChanged(audible: true, notice: nil)
        rehearsal.enter()
        rehearsal.type(.enter)
        rehearsal.pass(.milliseconds(800))
        let tone = TimedPad(.yellow, onset: .zero, length: .milliseconds(420))
        #expect(recorder.take().contains(.play(.sequence(number: 1, [tone]))))
        recorder.see(not: "▸ Y re ◂")
        rehearsal.coordinator.heard(sequence: 1, at: .milliseconds(860))
        rehearsal.pass(.milliseconds(59))
        recorder.see(not: "▸ Y re ◂")
        rehearsal.pass(.milliseconds(1))
        recorder.see("▸ Y re ◂")
        rehearsal.pass(.milliseconds(420))
        recorder.see("Your turn")
    }

    /// The program is stopped in the middle of what Simon shows and goes on an hour later.
    @Test func aRoundThatWasStoppedPausesWhereItWas() {
        rehearsal.enter()
        rehearsal.type(.enter)
        rehearsal.pass(.milliseconds(900))
        // Whatever it is, the program has done something at this moment.
        rehearsal.handle(.focus(true))
        _ = recorder.take()
        recorder.now += .seconds(3_600)
        rehearsal.handle(.resumed)
        recorder.see("Paused", "Resume")
        #expect(recorder.take() == [.play(.silence), .frame])
        #expect(recorder.alarm == nil)
        rehearsal.type(.enter)
        let rest = TimedPad(.yellow, onset: .zero, length: .milliseconds(320))
        #expect(recorder.take().contains(.play(.sequence(number: 2, [rest]))))
        rehearsal.pass(.milliseconds(321))
        recorder.see("Your turn")
    }

    @Test func withoutARoundGoingOnIsNoMoreThanAFrame() {
        rehearsal.enter()
        recorder.now += .seconds(3_600)
        rehearsal.handle(.resumed)
        #expect(recorder.take() == [.frame])
        recorder.see("Press Enter to start")
    }

    private func playToThePrompt() {
        rehearsal.enter()
        rehearsal.type(.enter)
        rehearsal.pass(.seconds(2))
        rehearsal.type("y")
        rehearsal.pass(.seconds(2))
        rehearsal.type("g")
        rehearsal.pass(.seconds(3))
    }
}
