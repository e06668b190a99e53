import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens
import Presentation

@Suite struct GameOverPromptTests {
    /// A game of one round whose name is asked for.
    private func stage(_ change: (inout ScreenContext) -> Void = { _ in }) -> Stage<SimonScreen> {
        var stage = Stage(make: SimonScreen.init, change: change)
        stage.playToThePrompt(rounds: 1)
        _ = stage.take()
        return stage
    }

    private func answer(_ effects: [Effect]) -> (name: PlayerName, settings: Settings)? {
        guard effects.last == .sound(.reward(.saved)), case .saveScore(_, let name)? = effects.first,
            case .applySettings(let settings)? = effects.dropLast().last
        else {
            return nil
        }
        return (name, settings)
    }

    @Test func whoHasOnlyAMouseKeepsTheScoreWithoutAName() throws {
        var stage = stage()
        stage.see("Game over", "who played?")
        stage.click("Enter save")
        let kept = try #require(answer(stage.take()))
        #expect(kept.name == .unnamed && kept.settings.lastName == nil)
        stage.see("number 1 on the leaderboard")
    }

    @Test func theLastNameIsKeptByAClick() throws {
        var stage = stage { $0.settings.lastName = PlayerName("Ada") }
        stage.see("Name Ada")
        stage.click("Enter save")
        let kept = try #require(answer(stage.take()))
        #expect(kept.name.string == "Ada" && kept.settings.lastName == kept.name)
    }

    /// A first game that ended at its first pad.
    private func nothing(_ width: Int = 80, _ height: Int = 24) -> Stage<SimonScreen> {
        var stage = Stage(Size(width: width, height: height), make: SimonScreen.init) {
            $0.settings.lastName = PlayerName("Ada")
        }
        stage.lose()
        stage.pass(MistakeTiming.end)
        _ = stage.take()
        return stage
    }

    @Test(arguments: [(80, 24), (60, 20), (30, 10)])
    func aScoreOfNothingCountsOnlyUnderANameThatIsTyped(width: Int, height: Int) throws {
        for key in [Key.enter, .escape] {
            var stage = nothing(width, height)
            stage.see("Name, to save the score", "Enter close", not: "Ada")
            stage.see(not: "Leaderboard: number")
            stage.type(key)
            #expect(stage.take() == [.discard])
            stage.see("to start", not: "Not saved", "undo")
        }
        var stage = nothing(width, height)
        stage.type("Bo")
        stage.see("Name Bo", "Enter save")
        stage.type(.enter)
        #expect(try #require(answer(stage.take())).name.string == "Bo")
    }

    @Test func aNameThatWasTypedForNothingIsNotLostByEsc() {
        var stage = nothing()
        stage.type("Bo")
        stage.type(.escape)
        stage.see("Not saved. Press u to undo")
    }

    /// A mouse alone keeps nothing by closing it.
    @Test func aClickKeepsNoScoreOfNothing() {
        var stage = nothing()
        stage.click("Enter close")
        #expect(stage.take() == [.discard] && stage.shows("Press Enter to start"))
    }

    @Test func whatIsTypedReplacesTheLastName() throws {
        var stage = stage { $0.settings.lastName = PlayerName("Ada") }
        stage.type("Zoë\r")
        #expect(try #require(answer(stage.take())).name.string == "Zoë")
    }

    @Test func aScoreThatWasNotSavedIsNotTheBest() {
        var stage = stage()
        stage.see("Best 1")
        stage.type(.escape)
        stage.see("Score 1", "Best 0")
    }

    @Test func whoHasKeysIsAskedForAName() {
        var stage = stage()
        stage.type(.enter)
        #expect(stage.take().isEmpty && stage.shows("a name first, or Esc"))
    }

    @Test func nobodysNameIsNotFilledIn() {
        let stage = stage { $0.settings.lastName = .unnamed }
        stage.see("who played?")
    }

    @Test func theOtherButtonsAreClickedToo() {
        #expect(!stage().shows("hear again"), "there is no sound")
        var stage = stage { $0.audible = true }
        stage.click("Tab hear again")
        #expect(stage.take().first == .sound(.silence) && stage.shows("Game over"))
        stage.click("Esc don't save")
        #expect(stage.take().last == .discard && stage.shows("Press Enter to start"))
    }
}
