import GameRules
import Model
import Testing

@testable import Presentation

/// What is asked for one run is obeyed in it and never saved.
@Suite struct RunSettingsTests {
    private func run(_ saved: Settings, _ options: some AnyGameOptions) -> RunSettings {
        RunSettings(saved, options: options.erased)
    }

    @Test func aGameIsPlayedAsItWas() {
        let simon = SimonOptions(speed: .fast, variant: .rewind, level: .two)
        #expect(SimonOptions(run(Settings(), simon).effective) == simon)
        let squares = SquaresOptions(grid: .five, length: 6, grows: false, speed: .slow)
        let settings = run(Settings(), squares)
        #expect(SquaresOptions(settings.effective) == squares)
        #expect(settings.toSave(settings.effective) == Settings())
    }

    @Test func theSavedSettingsStayButForWhatThePlayerChanges() {
        var saved = Settings()
        saved.speed = .slow
        let run = run(saved, SimonOptions(speed: .fast, variant: .rewind))
        var current = run.effective
        #expect(run.toSave(current) == saved)
        current.lastName = PlayerName("Ada")
        current.variant = .fresh
        (saved.lastName, saved.variant) = (current.lastName, .fresh)
        #expect(run.toSave(current) == saved)
    }

    /// `--mute`, and then sound from the pause: once on it stays on, and switched off again it is as it was.
    @Test(arguments: [true, false]) func aMutedRunSavesNoSilence(wasOn: Bool) {
        var saved = Settings()
        saved.sound = wasOn
        let run = RunSettings(saved) {
            ($0.sound, $0.reducedMotion, $0.language) = (false, true, .of(.spanish))
        }
        #expect(!run.effective.sound && run.effective.reducedMotion && run.toSave(run.effective) == saved)
        var current = run.effective
        current.sound = true
        #expect(run.toSave(current).sound)
        current.sound = false
        #expect(run.toSave(current).sound == wasOn)
    }
}
