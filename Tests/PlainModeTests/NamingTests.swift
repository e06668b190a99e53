import GameRules
import Model
import Presentation
import Testing

@testable import PlainMode

/// The question for a name at the end of a game, and what is said of its score. Seed 7 begins with yellow, red.
@MainActor
@Suite struct NamingTests {
    @Test func aScoreThatCannotBeWrittenIsNotCalledSaved() {
        let stage = Stage(.simon) { $0.chosenSeed = nil }
        stage.diskTrouble = "Not saved yet: permission denied."
        let shown = stage.type("").first?.dropLast().split(separator: " ").last ?? ""
        stage.type(String(shown))
        #expect(stage.type("stop").first == "Not saved yet: permission denied.")
        #expect(
            stage.type("Ada") == [
                "Not saved yet; it will be number 1 on the leaderboard.",
                "Enter starts; ? lists the choices.",
            ])
        // Once it can be written again, and no longer, all is well; new trouble is told anew.
        stage.diskTrouble = nil
        stage.type("", String(shown), "stop")
        #expect(stage.type("Ada").first == "Saved: number 2 on the leaderboard.")
        stage.diskTrouble = "Not saved yet: permission denied."
        stage.type("", String(shown))
        #expect(stage.type("stop").first == "Not saved yet: permission denied.")
        #expect(stage.endInput() == ["Not saved yet; it will be under the name Ada."])
    }

    /// It is neither saved nor unsaved: what comes of it is told when it is known.
    @Test func aScoreThatIsBeingWrittenIsCalledNeitherSavedNorUnsaved() {
        let stage = Stage(.simon) { $0.chosenSeed = nil }
        stage.isDiskSlow = true
        let shown = stage.type("").first?.dropLast().split(separator: " ").last ?? ""
        stage.type(String(shown), "stop")
        #expect(stage.type("Ada") == ["Saving...", "Enter starts; ? lists the choices."])
    }

    @Test func aScoreThatIsSaidToBeSavedWithoutANameIsNoNewsAtTheNextStart() {
        let stage = Stage(.simon)
        stage.type("", "y")
        #expect(stage.endInput().last == "Saved without a name.")
        #expect(stage.scores.map(\.name) == [.unnamed] && !stage.isUnclaimed)
        let other = Stage(.simon)
        other.type("", "y")
        _ = other.leave()
        #expect(other.isUnclaimed)
    }

    /// Who plays was asked before Match: the score is saved at once, and what comes late is no name.
    @Test(arguments: ["yes", "N", "1", "stop", "pause", "seconds"])
    func anAnswerThatComesAsTheTimeOfMatchIsUpIsNoName(line: String) {
        let stage = Stage.match()
        #expect(!stage.pass(.seconds(60)).contains { $0.contains("Your name?") })
        stage.type(line)
        #expect(stage.scores.map(\.name.string) == ["Ada"])
    }

    @Test(arguments: [
        (GameKind.simon, ["", "y", "g"], ["b", "r y", "stop", "next", "leaderboard", "?"]),
        (.squares, ["", "2 3 1 1 4 3 3 1", "", "1 1"], ["2 3 1 1", "pause", "go", "help", "?"]),
    ])
    func whatIsACommandIsNoNameHoweverLateItComes(game: GameKind, lines: [String], late: [String]) {
        let stage = Stage(game)
        for line in lines { stage.type(line) }
        for line in late {
            stage.pass(.seconds(60))
            #expect(stage.type(line).count == 2)
        }
        #expect(stage.scores.isEmpty)
        stage.type("S")
        #expect(stage.scores.map(\.name.string) == ["S"])
    }

    /// What somebody whose last name was Ada types after a game of one round, and the names that are then saved.
    @Test(arguments: [
        ([""], ["Ada"]), (["Bob"], ["Bob"]), (["-"], []), (["quit"], ["Ada"]),
        (["b", "stop", "Bob"], ["Bob"]),
        (["name stop"], ["stop"]), (["name y"], ["y"]), (["name ?"], ["?"]), (["name name"], ["name"]),
        (["name Ada Lovelace"], ["Ada Lovelace"]),
    ])
    func aNameIsTypedKeptOrRefused(lines: [String], names: [String]) {
        let stage = Stage(.simon) { $0.settings.lastName = PlayerName("Ada") }
        stage.type("", "y", "g")
        for line in lines { stage.type(line) }
        #expect(stage.scores.map(\.name.string) == names && stage.scores.allSatisfy { $0.score == 1 })
        #expect(stage.hasQuit == (lines == ["quit"]))
    }

    @Test func aNameIsAskedForUntilThereIsOne() {
        let stage = Stage(.simon)
        stage.type("", "y", "g")
        #expect(stage.type("") == ["Type a name, or - to discard this score."])
        #expect(stage.scores.isEmpty)
    }

    /// A first game that ended at its first pad.
    @Test(arguments: ["", "-"]) func nothingIsSavedOfNothingUnlessANameIsTyped(line: String) {
        let stage = Stage(.simon) { $0.settings.lastName = PlayerName("Ada") }
        #expect(stage.type("", "g").last == "Type your name to save this score; Enter saves nothing.")
        #expect(stage.type(line) == ["Not saved.", "Enter starts; ? lists the choices."])
        #expect(stage.scores.isEmpty && !stage.isUnclaimed)
        stage.type("", "g", "Bo")
        #expect(stage.scores.map(\.name.string) == ["Bo"] && stage.scores.map(\.score) == [0])
    }

    @Test func nothingIsKeptOfNothingByLeaving() {
        for leave: (Stage) -> Void in [{ $0.type("quit") }, { _ = $0.endInput() }] {
            let stage = Stage(.simon) { $0.settings.lastName = PlayerName("Ada") }
            stage.type("", "g")
            leave(stage)
            #expect(stage.scores.isEmpty && !stage.isUnclaimed && stage.hasQuit)
        }
    }
}
