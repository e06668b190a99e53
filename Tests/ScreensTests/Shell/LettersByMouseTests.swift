import GameRules
import Model
import Presentation
import TerminalCore
import Testing

@testable import Screens

/// Names without a keyboard: letters to be clicked at the end of a game, and before one of Match.
@Suite struct LettersByMouseTests {
    private static let letters = "a b c d e f g h i j k l m n o p"

    /// A game of one round whose name is asked for; its last pad is clicked or typed.
    private func stage(
        _ size: Size = Size(width: 80, height: 24), clicks: Bool = true,
        _ change: (inout ScreenContext) -> Void = { _ in }
    ) -> Stage<SimonScreen> {
        var stage = Stage(size, make: SimonScreen.init, change: change)
        stage.play(rounds: 1)
        stage.pass(.seconds(4))
        let wrong = Pad.allCases[(pads(ofSeed: 7, count: 1)[0].rawValue + 1) % 4]
        if clicks { stage.click(wrong.name) } else { stage.type(String(wrong.rawValue + 1)) }
        stage.pass(.seconds(3))
        _ = stage.take()
        return stage
    }

    private func spell(_ name: String, _ stage: inout Stage<some Screen>) {
        let first = stage.place(of: Self.letters) ?? Point(x: 0, y: 0)
        let row = stage.picture[first.y].dropFirst(first.x).split(separator: " ")
        let count = row.prefix { $0.count == 1 && $0 >= "a" }.count
        for letter in name.utf8 {
            let index = Int(letter) - Int(UInt8(ascii: "a"))
            stage.click(first.x + index % count * 2, first.y + index / count)
        }
    }

    @Test func whoPlayedByMouseSpellsTheNameWithIt() throws {
        var stage = stage()
        stage.see(Self.letters, "who played?")
        spell("kim", &stage)
        stage.see("Name Kim")
        stage.click("<")
        stage.see("Name Ki", not: "Name Kim")
        stage.click("Enter save")
        guard case .saveScore(_, let name)? = stage.take().first else { throw NothingSaved() }
        #expect(name.string == "Ki")
    }

    private struct NothingSaved: Error {}

    @Test func aLastNameIsReplacedByTheFirstLetter() {
        var stage = stage { $0.settings.lastName = PlayerName("Ada") }
        stage.see("Name Ada")
        spell("bo", &stage)
        stage.see("Name Bo")
    }

    @Test func whoPlayedByKeysSeesLettersAfterAClick() {
        var stage = stage(clicks: false)
        stage.see(not: "a b c")
        stage.click("who played?")
        stage.see(Self.letters, "You pressed")
        // What is typed goes on as before.
        stage.type("Z")
        spell("o", &stage)
        stage.see("Name Zo")
    }

    /// Letters of their own accord take no room from what is told; asked for they do.
    @Test func inALowWindowLettersComeWhenTheyAreAskedFor() {
        var stage = stage(Size(width: 60, height: 13))
        stage.see("You pressed", not: "a b c")
        stage.click("who played?")
        stage.see(Self.letters, "Enter save")
        spell("al", &stage)
        stage.see("Name Al")
    }

    @Test func evenAScoreOfNothingCanBeNamedByClicks() {
        var stage = Stage(make: SimonScreen.init) { $0.chosenSeed = 7 }
        stage.type(.enter)
        stage.pass(.seconds(2))
        let first = pads(ofSeed: 7, count: 1)[0]
        stage.click(Pad.allCases[(first.rawValue + 1) % 4].name)
        stage.pass(.seconds(3))
        stage.see("Name, to save the score", "Enter close")
        spell("al", &stage)
        stage.see("Name Al", "Enter save")
    }

    @Test func aNameForMatchIsClicked() {
        var stage = Stage(make: MatchScreen.init)
        stage.click("who's playing?")
        stage.see(Self.letters)
        spell("eva", &stage)
        stage.see("Name Eva")
        stage.click("30 s")
        stage.see("Press Enter to start", not: "a b c")
        var settings = Settings()
        settings.lastName = PlayerName("Eva")
        #expect(stage.take().first == .applySettings(settings))
    }

    @Test func whoTypesTheNameForMatchSeesTheExample() {
        var stage = Stage(make: MatchScreen.init)
        stage.type("\rE")
        stage.see("Name E", "the word", not: "a b c")
    }
}
