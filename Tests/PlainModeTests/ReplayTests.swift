import GameRules
import Model
import Presentation
import Testing

@testable import PlainMode

/// Games that were played, told again. Seed 7 begins with yellow, red, blue.
@MainActor
@Suite struct ReplayTests {
    /// What was played by these lines.
    private func played(
        _ game: GameKind, _ lines: [String], _ change: (inout Context) -> Void = { _ in }
    ) throws -> RecordedGame {
        let stage = Stage(game, change)
        for line in lines { stage.type(line) }
        _ = stage.endInput()
        return try #require(stage.finished.last?.record)
    }

    /// All that is told of a game, without what stands around it.
    private func told(_ game: RecordedGame, _ change: (inout Context) -> Void = { _ in }) -> [String] {
        let stage = Stage(replay: game, change)
        return stage.type("all").dropLast(2)
    }

    @Test func eachEnterTellsAndPlaysWhatCameNext() throws {
        let game = try played(.simon, ["", "y", "y g", "-"])
        let stage = Stage(replay: game) { $0.audible = true }
        #expect(stage.lines.first == "Replay: Simon Says, classic, 1.")
        #expect(stage.type("") == ["Simon: yellow."])
        #expect(stage.heardPads == [.yellow])
        #expect(stage.type("next") == ["The answer: yellow.", "Right. Score 1."])
        #expect(stage.type("1") == ["Simon: yellow, red."])
        #expect(stage.type("") == ["The answer: yellow, green.", "Wrong: green; it was red."])
        // What was right sounds first.
        #expect(stage.sounds.last == .press(.yellow, held: false))
        stage.pass(.milliseconds(300))
        #expect(stage.sounds.last == .mistake(pressed: .green, right: .red))
        #expect(stage.type("").first == "Verified: these moves earn the score of 1.")
        #expect(!stage.hasQuit)
        stage.type("")
        #expect(stage.hasQuit && stage.finished.isEmpty && stage.scores.isEmpty)
    }

    @Test func theShownSquaresAreHeardInTheirTime() throws {
        let game = try played(.squares, ["", "2 2", "-"])
        let stage = Stage(replay: game) { $0.audible = true }
        #expect(stage.type("") == ["Squares: 2 3, 1 1, 4 3, 3 1."])
        stage.forget()
        stage.pass(.milliseconds(2_249))
        let tones = [(1, 2), (0, 0), (3, 2), (2, 0)].map {
            SoundCue.square(Square(row: $0.0, column: $0.1), .four)
        }
        #expect(stage.sounds == tones.dropLast())
        stage.pass(.milliseconds(1))
        #expect(stage.sounds == tones && stage.alarm == nil)
        // Whoever does not wait for them hears no more of them.
        stage.type("again")
        stage.pass(.milliseconds(750))
        stage.type("")
        stage.forget()
        stage.pass(.seconds(10))
        #expect(stage.sounds.isEmpty)
    }

    /// The right ones as they were shown, then what came of them.
    @Test func theAnsweredSquaresAreHeard() throws {
        let game = try played(.squares, ["", "2 3 2 2", "-"])
        let stage = Stage(replay: game)
        stage.type("")
        stage.forget()
        stage.type("")
        stage.pass(.seconds(1))
        #expect(
            stage.sounds == [.silence, .square(Square(row: 1, column: 2), .four), .wrong])
    }

    @Test func aGameThatWasGivenUpInALevelIsNotToldAsLate() throws {
        let game = try played(.simon, ["", "y", "stop", "-"]) { $0.settings.level = .one }
        let lines = told(game)
        #expect(lines.last == "Given up.")
        #expect(!lines.contains { $0.hasPrefix("Too late") })
    }

    @Test func theRestIsToldAtOnceOrWhenTheInputEnds() throws {
        let game = try played(.simon, ["", "y", "y g", "-"])
        let stage = Stage(replay: game)
        stage.type("")
        let rest = stage.type("all")
        #expect(rest.first == "The answer: yellow." && rest.last == "Enter goes back; ? lists the choices.")
        #expect(stage.sounds.last == .silence)
        #expect(stage.type("again") == ["Simon: yellow."])
        #expect(stage.endInput() == rest.dropLast() && stage.hasQuit)
    }

    @Test func aClaimThatDoesNotHoldIsSaid() throws {
        var game = try played(.simon, ["", "y", "y g", "-"])
        game.score = 9
        #expect(
            Stage(replay: game).type("all").contains(
                "The code claims a score of 9, but these moves earn 1."))
    }

    @Test func whatWasBegunAndGivenUpIsToldToo() throws {
        let game = try played(.simon, ["", "y", "y", "stop", "-"])
        #expect(
            told(game) == [
                "Simon: yellow.", "The answer: yellow.", "Right. Score 1.", "Simon: yellow, red.",
                "The answer: yellow.", "Given up.",
            ])
    }

    @Test func playersWhoAddPadsAreTold() throws {
        let game = try played(.simon, ["", "r", "r g", "r y"]) {
            $0.settings.variant = .playerAdds
            $0.settings.players = 2
        }
        #expect(
            told(game) == [
                "Player 1 adds red.", "Player 2: red.", "Right. Score 1.", "Player 2 adds green.",
                "Player 1: red, yellow.", "Wrong: yellow; it was green.",
            ])
    }

    @Test func whoIsOutAndWhoWinsIsTold() throws {
        let setUp: (inout Context) -> Void = {
            $0.settings.variant = .lastOneStanding
            $0.settings.players = 2
        }
        let shown = Stage(.simon, setUp).type("").last { $0.hasPrefix("Simon: ") } ?? ""
        let wrong = shown.contains("red") || shown.contains("green") ? "yellow" : "red"
        let lines = told(try played(.simon, ["", wrong, "-"], setUp))
        #expect(lines.first == "Player 1 has red and green.")
        #expect(lines.contains { $0.hasSuffix("is out.") } && lines.last?.hasSuffix("wins!") == true)
    }

    @Test func aSpanIsToldToItsEnd() throws {
        let stage = Stage(.simon) { $0.settings.variant = .span }
        var said = stage.type("")
        for trial in 1...14 {
            let shown = try #require(said.last { $0.hasPrefix("Simon: ") }).dropFirst(7).dropLast()
            // Two in a row of five pads are wrong, and every one of six.
            let pads = shown.split(separator: ", ")
            let isWrong = pads.count > 5 || trial % 7 > 4
            said = stage.type(isWrong ? String(pads[0] == "red" ? "blue" : "red") : String(shown))
        }
        let game = try #require(stage.finished.first?.record)
        let report = try #require(said.first { $0.hasPrefix("Memory span: ") })
        let lines = told(game)
        #expect(lines.count { $0.hasPrefix("Simon: ") } == 14)
        #expect(lines.last == report && report.contains("("))
        #expect(game.verdict.holds)
    }

    /// Behind the last move nobody knows whether there was one.
    @Test func aLapseIsTold() throws {
        let stage = Stage.party(.lastOneStanding, nil, nil, nil)
        stage.type("")
        let late = try #require(stage.pass(.seconds(6)).first)
        #expect(late.hasPrefix("Too late; it was "))
        stage.type("r", "y", "g", "b")
        _ = stage.endInput()
        #expect(told(try #require(stage.finished.last?.record)).contains(late))
    }

    @Test func squaresAreToldByRowAndColumn() throws {
        let game = try played(.squares, ["", "2 3 1 1 4 3 3 1", "5", "", "stop", "-"])
        let lines = told(game)
        #expect(
            lines.prefix(4) == [
                "Squares: 2 3, 1 1, 4 3, 3 1.", "The answer: 2 3, 1 1, 4 3, 3 1.", "Right. Score 4.",
                "Next: 5 squares.",
            ])
        #expect(lines[4].hasPrefix("Squares: "))
        let wrong = told(try played(.squares, ["", "2 3 2 2", "-"])) { $0.settings.verbosity = .full }
        #expect(
            wrong.suffix(2) == [
                "The answer: row 2 column 3, row 2 column 2.",
                "Wrong: row 2 column 2; it was row 1 column 1.",
            ])
    }

    @Test func pairsAreToldTwoCardsAtATime() throws {
        let rules = PairsGame(options: PairsOptions(count: .six, theme: .animals), seed: 7)
        let places = Dictionary(grouping: rules.table.pairs.indices) { rules.table.pairs[$0] }
        let lines = ["pairs 6", ""] + places.values.map { "\($0[0] + 1) \($0[1] + 1)" }
        let game = try played(.pairs, lines)
        let stage = Stage(replay: game)
        #expect(stage.type("").count == 3 && stage.lines[2] == "A pair: 1 point and 2 bonus.")
        stage.pass(.milliseconds(300))
        #expect(stage.sounds.last == .right && stage.sounds.count { $0.isPress } == 1)
        let rest = stage.type("all")
        #expect(rest.contains("All found.") && rest.contains("6 pairs and a bonus of 12."))
    }

    @Test func theAnswersOfMatchAreTold() throws {
        let cards = MatchCards(of: 7)
        let (right, wrong) = cards.isMatch ? ("yes", "no") : ("no", "yes")
        let line =
            "\(cards.meaning.localName)? The word \"\(cards.word.localName)\", in \(cards.ink.localName) ink."
        for (answer, judged) in [(right, "Right. Score 50."), (wrong, "Wrong; the multiplier is 1.")] {
            let stage = Stage(.match)
            stage.type("name Ada", "seconds 30", "", answer)
            stage.pass(.seconds(30))
            let lines = told(try #require(stage.finished.last?.record))
            #expect(lines.prefix(4) == [line, "The answer: \(answer).", judged, "Time's up."])
        }
    }

    @Test func theGameBehindAnEntryIsToldAndLeadsBack() {
        let stage = Stage(.simon) { $0.settings.lastName = PlayerName("Ada") }
        stage.type("", "y", "stop", "", "leaderboard")
        #expect(stage.type("replay 1").first == "Replay: Simon Says, classic, 1.")
        #expect(stage.type("all").first == "Simon: yellow.")
        #expect(stage.type("").first?.hasPrefix("Leaderboard: Simon Says") == true)
        #expect(stage.type("replay 7") == ["There is no score 7 here."])
    }
}

extension SoundCue {
    fileprivate var isPress: Bool { if case .press = self { true } else { false } }
}
