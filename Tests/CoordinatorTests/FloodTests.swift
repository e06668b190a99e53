import GameRules
import Model
import Presentation
import Screens
import TerminalCore
import Testing

@testable import Coordinator

/// What arrives at once costs as little as its last keys: a paste may be a megabyte.
@MainActor
@Suite struct FloodTests {
    let rehearsal = Rehearsal()
    var recorder: Recorder { rehearsal.recorder }

    private func flood(_ keys: [Key], _ phase: KeyPress.Phase = .press) {
        rehearsal.coordinator.handle(
            keys.map { ScreenInput.terminal(.key(KeyPress($0, phase: phase))) })
    }

    @Test func ofManyPressesTheLastIsHeard() {
        rehearsal.enter()
        flood((0..<1_000).map { .character(Array("rygb")[$0 % 4]) })
        #expect(recorder.take() == [.play(.press(.blue, held: false)), .haptic(.press), .frame])
    }

    @Test func theLastOfManySettingsIsAppliedAndSaved() {
        rehearsal.enter()
        rehearsal.type("s")
        _ = recorder.take()
        flood([Key](repeating: .character(" "), count: 301))
        var silent = Settings()
        silent.sound = false
        #expect(recorder.take() == [.applySettings(silent), .play(.silence), .saveSettings(silent), .frame])
    }

    /// A language is spoken from the key on that chooses it.
    @Test func aLanguageIsAppliedAtOnce() {
        rehearsal.enter()
        rehearsal.type("s")
        _ = recorder.take()
        // Down to the language, wherever it stands: every setting on the way is changed there and back.
        flood((0..<20).flatMap { _ in [Key.down, .right] })
        let applied = recorder.take().compactMap { deed -> LanguageChoice? in
            guard case .applySettings(let settings) = deed else { return nil }
            return settings.language
        }
        #expect(applied.contains { $0 != Settings().language })
    }

    /// Else Ctrl+C, time and sound would wait until the last is handled.
    @Test func aTurnTakesAFewMillisecondsOfKeys() {
        rehearsal.enter()
        rehearsal.type("s")
        _ = recorder.take()
        recorder.pace = .milliseconds(1)
        flood([Key](repeating: .character(" "), count: 21))
        var turns = 1
        #expect((15..<21).contains(rehearsal.coordinator.waitingInputs))
        while rehearsal.coordinator.waitingInputs > 0 {
            #expect(recorder.alarm.map { $0 <= recorder.now } == true)
            rehearsal.coordinator.wake()
            turns += 1
        }
        let deeds = recorder.take()
        #expect((4...10).contains(turns) && deeds.count { $0 == .frame } == turns)
        #expect(deeds.contains(.play(.silence)))
        #expect(recorder.alarm.map { $0 > recorder.now } != false)
    }

    @Test func equalKeysOfAFloodCountOnce() {
        rehearsal.enter()
        rehearsal.type("s")
        _ = recorder.take()
        flood([.character(" "), .character(" ")] + [Key](repeating: .character("x"), count: 4_095))
        var silent = Settings()
        silent.sound = false
        #expect(recorder.take().contains(.saveSettings(silent)))
    }

    @Test func aGameThatEndsInAFloodIsFinishedButNotShown() {
        rehearsal.enter()
        rehearsal.type(.enter)
        rehearsal.pass(.seconds(3))
        _ = recorder.take()
        flood((0..<1_000).map { .character(Array("rygb")[$0 % 4]) })
        let deeds = recorder.take()
        #expect(deeds.contains { if case .finish = $0 { true } else { false } })
        #expect(deeds.count { $0 == .frame } == 1 && deeds.last == .frame)
    }
}

@Suite struct CueBatchTests {
    private func batch(_ cues: SoundCue...) -> [SoundCue] {
        var batch = CueBatch()
        for cue in cues { batch.append(cue) }
        return batch.sounds
    }

    @Test func whatFadesAtOnceIsNotPlayed() {
        let mistake = SoundCue.mistake(pressed: .red, right: .blue)
        #expect(batch(.press(.red, held: false), mistake) == [mistake])
        #expect(batch(.sequence(number: 1, []), .press(.red, held: false)) == [.press(.red, held: false)])
        #expect(batch(.reward(.faster), .silence) == [.silence])
    }

    @Test func figuresSoundWithWhatTheyFollow() {
        let press = SoundCue.press(.blue, held: false)
        let (right, best) = (SoundCue.reward(.right(.blue)), SoundCue.reward(.newBest))
        #expect(batch(.mistake(pressed: nil, right: nil), press, right) == [press, right])
        #expect(batch(press, right, best, right) == [press, right, best])
    }

    /// A pad that was down before is let go, and one that is pressed again stays.
    @Test func whatIsLetGoIsLetGo() {
        let (red, blue) = (SoundCue.press(.red, held: true), SoundCue.press(.blue, held: true))
        #expect(batch(.release(.red), red) == [.release(.red), red])
        #expect(batch(blue, .release(.blue), red) == [.release(.blue), red])
        #expect(batch(red, .release(.red), red, .release(.red)) == [.release(.red), red, .release(.red)])
        var long = CueBatch()
        for _ in 0..<1_000 {
            for pad in Pad.allCases {
                long.append(.press(pad, held: true))
                long.append(.release(pad))
            }
        }
        #expect(long.sounds.count <= 6)
    }

    @Test func touchAndSpeechAreGivenOnce() {
        var batch = CueBatch()
        for cue in [HapticCue.press, .mistake, .press] { batch.append(cue) }
        batch.speech = ("perro", "es")
        batch.speech = ("gato", "es")
        #expect(batch.haptics == [.press, .mistake] && batch.speech?.text == "gato")
    }
}
