import GameRules
import Model
import Presentation
import TestSupport
import Testing

@testable import PlainMode

/// Seed 7 begins with yellow, red, blue.
@MainActor
@Suite struct SimonRoundTests {
    @Test func withoutSoundSimonsTurnIsToldAtOnce() {
        let stage = Stage(.simon)
        #expect(stage.type("") == ["Simon: yellow.", "Your turn."])
        #expect(stage.type("y") == ["Right. Score 1.", "Simon: yellow, red.", "Your turn."])
        #expect(
            stage.sounds.filter { $0 != .silence } == [
                .press(.yellow, held: false), .reward(.right(.yellow)),
            ])
    }

    @Test(arguments: ["yellow red", "y r", "yr", "2 1", "21", "Yellow, RED"])
    func padsAreNamedInAnyWay(line: String) {
        let stage = Stage(.simon)
        stage.type("", "y")
        #expect(stage.type(line).first == "Right. Score 2.")
    }

    @Test func partsOfAnAnswerMayComeInTheirOwnLines() {
        let stage = Stage(.simon)
        stage.type("", "y")
        #expect(stage.type("y") == ["Right so far; one to go."])
        #expect(stage.type("r").first == "Right. Score 2.")
    }

    @Test func whatIsNoPadIsExplainedAndNotJudged() {
        let stage = Stage(.simon)
        stage.type("")
        #expect(stage.type("yx").allSatisfy { $0.contains("Type red") })
        #expect(stage.type("y").first == "Right. Score 1.")
    }

    @Test func wordsWaitForTheSoundAndEarlyLinesForTheTurn() {
        let stage = Stage(.simon) { $0.audible = true }
        #expect(stage.type("", "y").isEmpty)
        #expect(stage.pass(.milliseconds(799)).isEmpty && stage.sounds == [.silence])
        stage.pass(.milliseconds(1))
        #expect(stage.heardPads == [.yellow])
        stage.hear(after: .milliseconds(100))
        // A tenth of a second of delay, and the tone of 420 ms.
        #expect(stage.pass(.milliseconds(519)).isEmpty)
        #expect(stage.pass(.milliseconds(1)) == ["Simon: yellow.", "Your turn.", "Right. Score 1."])
    }

    @Test func aSoundServerThatHangsDoesNotHoldTheGame() {
        let stage = Stage(.simon) { $0.audible = true }
        stage.type("")
        #expect(stage.pass(.milliseconds(800 + 150 + 420)).first == "Simon: yellow.")
    }

    @Test func aMistakeEndsTheGameAndANameIsAskedFor() throws {
        let stage = Stage(.simon)
        stage.type("", "y")
        let said = stage.type("y g")
        #expect(
            said.prefix(3) == [
                "Wrong. You pressed green; it was red.", "The sequence: yellow, red.", "Game over. Score 1.",
            ])
        #expect(stage.sounds.last == .mistake(pressed: .green, right: .red) && stage.feels.last == .mistake)
        #expect(stage.type("Ada").first == "Saved.")
        let entry = try #require(stage.scores.first)
        #expect(entry.name.string == "Ada" && entry.score == 1 && entry.seed == 7)
        #expect(stage.settings.lastName == PlayerName("Ada"))
    }

    @Test func theLimitOfALevelHoldsForTheWholeLine() {
        let stage = Stage(.simon) { $0.settings.level = .one }
        stage.type("", "y")
        stage.pass(.milliseconds(9_900))
        #expect(stage.type("y r").first == "Right. Score 2.")
        #expect(stage.pass(.seconds(16)).first == "Too late; it was yellow.")
        #expect(stage.finished.first?.record.verdict.earned == 2)
    }

    @Test func aPartOfAnAnswerIsNotLateWhileThereIsTimeForTheWhole() {
        let stage = Stage(.simon) { $0.settings.level = .one }
        stage.type("", "y")
        stage.pass(.milliseconds(9_999))
        #expect(stage.type("y") == ["Right so far; one to go."])
        stage.pass(.milliseconds(4_999))
        #expect(stage.type("r").first == "Right. Score 2.")
        stage.pass(.milliseconds(14_999))
        stage.type("y r b", "stop")
        #expect(stage.finished.first?.record.verdict.earned == 3)
    }

    @Test func pressesOfALineAreSpreadOverItsTime() {
        let stage = Stage(.simon)
        stage.type("", "y")
        stage.pass(.seconds(4))
        stage.type("y r", "r")
        let times = stage.finished.first?.record.moves.suffix(3).prefix(2).map(\.time) ?? []
        #expect(times.last.map { $0 - times[0] } == .seconds(2))
    }

    @Test func withoutALimitNothingWakesTheProgramInThePlayersTurn() {
        let stage = Stage(.simon)
        stage.type("")
        #expect(stage.alarm == nil)
        #expect(stage.pass(.seconds(86_400)).isEmpty)
    }

    @Test func byEarIsNotToldInWords() {
        let stage = Stage(.simon) {
            $0.settings.variant = .byEar
            $0.audible = true
        }
        stage.type("")
        #expect(stage.pass(.seconds(2)) == ["Your turn: one pad."])
    }

    @Test func byEarNeedsSound() {
        let stage = Stage(.simon) { $0.settings.variant = .byEar }
        #expect(stage.type("").first?.hasPrefix("By ear needs sound") == true)
    }

    @Test func playersAddPadsInTurn() {
        let stage = Stage.party(.playerAdds, "Ada", nil)
        #expect(stage.type("") == ["Ada, choose the first pad."])
        // A pad that is added ends the line.
        #expect(stage.type("r b") == ["Player 2, repeat the pad, then add one."])
        #expect(stage.type("r g") == ["Right. Score 1.", "Ada, repeat the 2 pads, then add one."])
    }

    @Test func aDigitIsThePadThatStandsInItsPlace() throws {
        let stage = Stage(.simon) { $0.settings.variant = .bounce }
        stage.type("")
        var said = stage.type("yellow")
        for score in 2...5 {
            let line = try #require(said.first { $0.hasPrefix("The colours swap places: ") })
            let shown = try #require(said.first { $0.hasPrefix("Simon: ") })
            let layout = line.dropLast().split(separator: ": ")[1].split(separator: ", ").map {
                $0.dropFirst(2)
            }
            let pads = shown.dropLast().split(separator: ": ")[1].split(separator: ", ")
            said = stage.type(pads.map { "\((layout.firstIndex(of: $0) ?? 0) + 1)" }.joined(separator: " "))
            #expect(said.first == "Right. Score \(score).")
        }
    }

    /// Its pads one after the other, and with the last what came of them; a measured span and a won level too.
    @Test func aLineIsHeardAsOne() {
        let stage = Stage(.simon)
        stage.type("", "y")
        stage.forget()
        stage.type("y r")
        #expect(stage.sounds == [.press(.yellow, held: false)])
        stage.pass(.milliseconds(300))
        #expect(stage.sounds.suffix(2) == [.press(.red, held: false), .reward(.right(.red))])
        #expect(stage.feels.suffix(2) == [.press, .complete])
    }

    @Test func simonWaitsForTheEchoOfTheAnswer() {
        let stage = Stage(.simon) { $0.audible = true }
        stage.type("")
        stage.pass(.milliseconds(800))
        stage.hear(after: .zero)
        stage.pass(.milliseconds(420))
        stage.forget()
        stage.type("y")
        #expect(stage.sounds == [.press(.yellow, held: false), .reward(.right(.yellow))])
        // The tone's place in the echo, and the rest of the round.
        stage.pass(.milliseconds(300 + 800 - 1))
        #expect(stage.sounds.count == 2)
        stage.pass(.milliseconds(1))
        #expect(stage.sounds.count == 3)
    }

    @Test func theLastAndTheLongestSequenceAreToldAgain() {
        let stage = Stage(.simon) { $0.audible = true }
        #expect(stage.type("last") == ["Nothing to replay yet: play a game first."])
        var long = SimonGame(seed: 7)
        _ = long.perform(.start, at: .zero)
        for _ in 1...2 {
            let due = long.deadline ?? .zero
            _ = long.advance(to: due)
            for pad in long.answer { _ = long.perform(.press(pad), at: due) }
        }
        var short = SimonGame(seed: 7)
        _ = short.perform(.start, at: .zero)
        stage.memory.remember(long)
        stage.memory.remember(short)
        #expect(stage.type("last") == ["The sequence: yellow."])
        #expect(stage.type("longest") == ["The sequence: yellow, red."])
        stage.pass(.seconds(1))
        #expect(stage.heardPads == [.yellow, .red])
    }

    @Test func whoErrsIsOutAndTheLastOneWins() {
        let stage = Stage.party(.lastOneStanding, nil, nil)
        let shown = stage.type("").last { $0.hasPrefix("Simon: ") } ?? ""
        let wrong = shown.contains("red") || shown.contains("green") ? "yellow" : "red"
        let said = stage.type(wrong)
        #expect(said.contains { $0.hasSuffix("is out.") } && said.contains { $0.hasSuffix("wins!") })
        #expect(said.contains { $0 == "Out: Player 1." || $0 == "Out: Player 2." })
    }

    /// What Simon shows in some lines.
    private func shown(_ lines: [String]) throws -> [String] {
        let line = try #require(lines.last { $0.hasPrefix("Simon: ") })
        return line.dropFirst(7).dropLast().split(separator: ", ").map(String.init)
    }

    @Test func whoseColoursAreWhoseIsToldBeforeTheGame() {
        #expect(
            Stage.party(.lastOneStanding, "Ada", "Bob").type("").prefix(2) == [
                "Ada has red and green.", "Bob has yellow and blue.",
            ])
        #expect(
            Stage.party(.lastOneStanding, "Ada", "Bob", "Eve").type("").prefix(4) == [
                "Ada has red.", "Bob has yellow.", "Eve has green.", "Nobody has blue.",
            ])
    }

    /// The sequence is the one that was shown: the game itself has taken out the colours of who is out.
    @Test func whoIsOutIsToldWithTheSequenceThatWasShown() throws {
        let stage = Stage.party(.lastOneStanding, "Ada", "Bob", "Eve")
        let owners = ["red": "Ada", "yellow": "Bob", "green": "Eve"]
        var shown = try shown(stage.type(""))
        while Set(shown).count < 2 { shown = try self.shown(stage.type(shown.joined(separator: " "))) }
        // Whose colour is shown first presses it second as well, out of turn.
        let loser = try #require(owners[shown[0]])
        let change = try #require(shown.firstIndex { $0 != shown[0] })
        let typed = Array(repeating: shown[0], count: change + 1).joined(separator: " ")
        let told = stage.type(typed)
        let left: [String] = owners.filter { $0.value != loser }.map { "\($0.value) has \($0.key)." }
        let expected: [String] = [
            "\(loser) pressed \(shown[0]); it was \(shown[change]): \(loser) is out.",
            "The sequence: \(shown.joined(separator: ", ")).", left.min() ?? "",
        ]
        #expect(Array(told.prefix(3)) == expected)
        #expect(!told.contains("\(loser) has \(shown[0])."))
        stage.type("pause")
        #expect(stage.type("").contains { $0.hasSuffix(" has \(shown[change]).") })
    }

    @Test func theOneWhoRepeatedTheMostIsToldByName() {
        let stage = Stage.party(.playerAdds, "Ada", "Bob")
        stage.type("", "r", "r g")
        #expect(
            stage.type("r y").prefix(4) == [
                "Ada pressed yellow; it was green.", "The sequence: red, green.", "Game over. Score 1.",
                "Bob repeated the longest sequence.",
            ])
        #expect(stage.type("?").first?.contains("Bob") == true)
    }

    @Test func aRoundThatIsStoppedFromOutsidePausesAndGoesOn() {
        let stage = Stage(.simon) { $0.settings.level = .one }
        stage.type("")
        stage.suspend()
        #expect(stage.pass(.seconds(60)).isEmpty)
        #expect(stage.type("") == ["Your turn."])
        #expect(stage.type("y").first == "Right. Score 1.")
    }

    @Test(arguments: [
        (Verbosity.brief, ["Simon: yellow."]), (.normal, ["Simon: yellow.", "Your turn."]),
        (
            .full,
            [
                "Repeat what Simon shows.", "Simon: yellow.",
                "Your turn: type the pads in the same order, such as \"r, y, g, b\" or \"1 2 3 4\".",
            ]
        ),
    ])
    func thePlayerChoosesHowMuchIsTold(verbosity: Verbosity, lines: [String]) {
        let stage = Stage(.simon) { $0.settings.verbosity = verbosity }
        #expect(stage.type("") == lines)
    }
}
