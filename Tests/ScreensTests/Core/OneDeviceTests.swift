import FoundationEssentials
import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

/// What is not played but can be done, by a mouse alone and by a gamepad alone.
@Suite struct OneDeviceTests {
    // MARK: - The toy's two other buttons

    @Test(arguments: ["replay last", "replay longest"])
    func theMouseAsksForASequence(label: String) {
        var stage = Stage(make: SimonScreen.init)
        stage.click(label)
        #expect(stage.take() == [.query(.memory)])
        #expect(stage.screen.requestedReplay == (label == "replay longest" ? .longest : .last))
    }

    /// From the start back over the three choices: the longest, the last.
    @Test(arguments: [(1, SequenceReplay.longest), (2, .last)])
    func theGamepadAsksForASequence(steps: Int, sequence: SequenceReplay) {
        var stage = Stage(make: SimonScreen.init)
        for _ in 0..<steps { stage.press(.left) }
        stage.press(.start)
        #expect(stage.take() == [.query(.memory)] && stage.screen.requestedReplay == sequence)
    }

    // MARK: - A pad's key

    private func settings() -> Stage<SettingsScreen> {
        Stage(Size(width: 80, height: 40), make: SettingsScreen.init)
    }

    private func key(_ effects: [Effect]) -> Character? {
        guard case .applySettings(let settings)? = effects.last else { return nil }
        return settings.padKeys[.red]
    }

    /// A click asks for a key, which a mouse does not have: the signs beside the question choose one.
    @Test(arguments: ["<", ">"]) func theMouseChangesAKey(sign: Character) throws {
        var stage = settings()
        stage.click("Key for red")
        let place = try #require(stage.place(of: "< press a key >"))
        stage.click(place.x + (sign == "<" ? 0 : "< press a key >".count - 1), place.y)
        let new = try #require(key(stage.take()))
        #expect(new == Settings().padKeys.cycling(.red, by: sign == "<" ? -1 : 1)[.red] && new != "r")
        stage.see(not: "press a key")
    }

    @Test func aSecondClickOnTheQuestionAsksAgain() {
        var stage = settings()
        stage.click("Key for red")
        stage.click("press a key")
        #expect(stage.take().isEmpty && stage.shows("press a key"))
    }

    // MARK: - A leaderboard's line

    private let entry = ScoreEntry.made(7, "Al")

    private func leaderboard() -> Stage<LeaderboardScreen> {
        var stage = Stage(scores: [entry])
        _ = stage.take()
        return stage
    }

    private func edited(_ effects: [Effect]) -> ScoreEntry? {
        for case .editScores(.edit(_, let new)) in effects { return new }
        return nil
    }

    @Test func theMouseEditsAndDeletesAScore() throws {
        var stage = leaderboard()
        stage.click("e edit")
        stage.click("a b c d e")
        stage.click("Enter save")
        let new = try #require(edited(stage.take()))
        #expect(new.name.string == "Ala" && new.score == 7)
        stage.click("d delete")
        stage.click("y delete")
        #expect(stage.take().contains(.editScores(.delete(entry))))
        stage.click("u undo")
        #expect(stage.take().contains(.editScores(.add(entry))))
    }
}
