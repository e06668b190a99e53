import FoundationEssentials
import GameRules
import Localization
import Model
import Presentation
import TestSupport
import Testing

@testable import PlainMode

@MainActor
@Suite struct PlainPagesTests {
    @Test func theMenuIsNumbered() {
        let stage = Stage()
        #expect(stage.lines.dropFirst().prefix(2) == ["1 Simon Says", "2 Squares"])
        #expect(stage.lines.last == "0 Quit")
        stage.type("0")
        #expect(stage.hasQuit)
    }

    @Test(arguments: ["2", "squares", "SQUARES"])
    func aGameIsChosenByNumberOrWord(line: String) {
        let stage = Stage()
        #expect(stage.type(line).first == "Squares")
        #expect(stage.settings.game == .squares)
    }

    @Test func whatIsNoChoiceIsSaid() {
        let refusal = "\"dance\" isn't an option here; ? lists the choices."
        #expect(Stage().type("dance") == [refusal])
        let stage = Stage()
        #expect(stage.type("dance") == [refusal])
        #expect(stage.type("sing") == ["\"sing\" isn't an option here."])
        #expect(stage.type("?", "dance").last == refusal)
    }

    /// A name alone goes to the next value, and one with a value to that; what is no value changes nothing.
    nonisolated private static let typed: [(line: String, isSo: @Sendable (Settings) -> Bool)] = [
        ("volume", { $0.volume.percent == 90 }), ("volume 40", { $0.volume.percent == 40 }),
        ("5 100", { $0.volume.percent == 100 }), ("volume loud", { $0.volume.percent == 80 }),
        ("volume 45", { $0.volume.percent == 80 }), ("stereo", { $0.stereo == .wide }),
        ("stereo off", { $0.stereo == .off }), ("stereo far", { $0.stereo == .gentle }),
        ("verbosity full", { $0.verbosity == .full }), ("1", { $0.verbosity == .full }),
        ("verbosity brief", { $0.verbosity == .brief }), ("verbosity x", { $0.verbosity == .normal }),
        ("language español", { $0.language == .of(.spanish) }),
        ("language Spanish", { $0.language == .of(.spanish) }),
        ("language es", { $0.language == .of(.spanish) }),
        ("language en", { $0.language == .of(.english) }),
    ]

    @Test(arguments: typed.indices) func aSettingIsTyped(row: Int) {
        let stage = Stage()
        stage.type("settings", Self.typed[row].line)
        #expect(Self.typed[row].isSo(stage.settings), "\(Self.typed[row].line)")
    }

    @Test func scoresAreAddedRenamedDeletedAndBroughtBack() {
        let stage = Stage()
        stage.type("leaderboard", "add Ada 12", "add Bob 3", "rename 2 Eve")
        #expect(stage.scores.map(\.name.string) == ["Ada", "Eve"])
        #expect(stage.type("delete 9") == ["There is no score 9 here."])
        #expect(stage.type("rename 9 Zoe") == ["There is no score 9 here."])
        #expect(stage.type("rename 1").first?.hasPrefix("Type \"rename\"") == true)
        #expect(stage.type("delete 1") == ["Delete the score of Ada, 12? Yes or no."])
        #expect(stage.type("no") == ["Nothing was deleted."])
        stage.type("delete 1", "yes")
        #expect(stage.scores.map(\.name.string) == ["Eve"])
        stage.type("undo", "undo")
        #expect(Set(stage.scores.map(\.name.string)) == ["Ada", "Bob"])
    }

    @Test func aScoreOfWordsIsAddedAsItIsShown() {
        let stage = Stage(.words)
        stage.type("leaderboard")
        #expect(
            stage.type("add Ada 90") == [
                "Type \"add\", a name and a score, such as \"add Ada 1:30, 12 moves\"."
            ])
        #expect(stage.type("add Ada Bo 1:30, 12 moves").first == "Added the score of Ada Bo.")
        #expect(stage.scores.map(\.score) == [99_099_988])
    }

    @Test(arguments: ["-9223372036854775808", "9223372036854775807", "99999999999999999999", "-1"])
    func numbersThatNobodyMeansAreNoChoice(number: String) {
        #expect(Stage().type(number) == ["\"\(number)\" isn't an option here; ? lists the choices."])
        let cards = Stage(.pairs)
        cards.type("")
        #expect(cards.type(number).first?.hasPrefix("Type one or two card numbers") == true)
        let board = Stage()
        board.type("leaderboard")
        #expect(board.type("delete \(number)").first?.hasPrefix("Type \"delete\"") == true)
        #expect(board.type("add Ada \(number)").first?.hasPrefix("Type \"add\"") == true)
        #expect(board.scores.isEmpty)
    }

    @Test func theLettersOfThePadsAreSettings() {
        let stage = Stage()
        #expect(stage.type("settings").contains { $0.hasSuffix("Key for red: r") })
        #expect(stage.type("red X") == ["Key for red: x"])
        #expect(stage.settings.padKeys.text == "xygb")
        #expect(stage.type("blue x") == ["\"x\" already presses red."])
        #expect(stage.type("blue l") == ["\"l\" already opens another screen."])
        #expect(stage.type("blue xy") == ["Use one letter from a to z, or one symbol."])
        #expect(stage.type("blue") == ["Type a pad and its new letter, such as \"red x\"."])
        #expect(stage.settings.padKeys.text == "xygb")
    }

    @Test func theNameOfASeatIsASetting() {
        let stage = Stage {
            $0.settings.variant = .playerAdds
            $0.settings.players = 2
        }
        stage.type("settings", "player2 Bob")
        #expect(stage.settings.seats.prefix(2) == [nil, PlayerName("Bob")])
    }

    @Test func soundThatIsSwitchedOffFallsSilentAtOnce() {
        let stage = Stage()
        stage.type("settings", "haptics off")
        #expect(!stage.sounds.contains(.silence))
        stage.type("sound off")
        #expect(!stage.settings.sound && stage.sounds == [.silence])
    }

    @Test func whatIsToldOfSoundIsNotToldTwice() {
        let stage = Stage()
        #expect(stage.tellSound(audible: false, "No sound.") == ["No sound."])
        #expect(stage.tellSound(audible: false, "No sound.").isEmpty)
        #expect(stage.tellSound(audible: true, nil).isEmpty)
        #expect(stage.tellSound(audible: false, "No sound.") == ["No sound."])
        stage.type("settings", "sound off")
        #expect(stage.tellSound(audible: false, "The device is gone.").isEmpty)
    }

    @Test func onlyAYesDeletes() {
        let stage = Stage()
        stage.type("leaderboard", "add Ada 12", "delete 1")
        #expect(stage.type("perhaps") == ["Nothing was deleted."])
        #expect(stage.scores.count == 1)
    }

    @Test func thePlaceOfAScoreIsBehindTheSameOnesFromBefore() {
        let stage = Stage(.simon) { context in
            context.chosenSeed = nil
            context.scores = [1, 2, 1].map { .made($0) }
        }
        let shown = stage.type("").first?.dropLast().split(separator: " ").last ?? ""
        stage.type(String(shown), "stop")
        #expect(stage.type("Ada").first == "Saved: number 4 on the leaderboard.")
    }

    @Test func theDaysSequenceIsSaidAndHasItsOwnBoard() {
        let day = UTCDay(Date(timeIntervalSince1970: 0))
        let stage = Stage(.simon) {
            $0.chosenSeed = nil
            $0.day = day
        }
        #expect(stage.lines.contains("Today's game (1 January)."))
        #expect(stage.lines.suffix(2).first?.hasPrefix("First game today: it is ranked") == true)
        let shown = stage.type("").first?.dropLast().split(separator: " ").last ?? ""
        stage.type(String(shown), "stop", "Ada")
        #expect(stage.finished.first?.origin == .daily(day))
        #expect(stage.lines.suffix(2).first?.hasPrefix("Played today already: practice only") == true)
        #expect(stage.scores.map(\.variant) == ["classic-daily-1970-01-01"])
    }

    @Test func statisticsOfNothingAreSaid() {
        #expect(Stage().type("statistics").first == "Simon Says: no games yet.")
    }

    @Test(arguments: [1, 2])
    func measuredSpansAreSaid(count: Int) throws {
        var session = GameSession<SimonGame>(options: SimonOptions(variant: .span), seed: 7)
        _ = session.perform(.start, at: .zero)
        while !session.isOver {
            let due = session.deadline ?? .zero
            _ = session.advance(to: due)
            for pad in session.answer { _ = session.perform(.press(pad), at: due) }
        }
        var statistics = PlayerStatistics(.simon)
        statistics.replay(
            try (0..<count).map { number in
                try GameRecord(
                    session.record, id: UUID(), origin: .random, names: [],
                    date: Date(timeIntervalSince1970: Double(number)))
            })
        let lines = StatisticsLines(statistics: statistics).lines
        #expect(
            lines == [
                count == 1
                    ? "Simon Says, span: 16.5 pads, measured once."
                    : "Simon Says, span: 16.5 pads, the mean of 2 measurements; standard deviation 0.0."
            ])
    }

    /// The same as on the screen: shares, how many they are of, times, and what could not be read.
    @Test func whatCanBePractisedIsSaid() throws {
        let date = Date(timeIntervalSince1970: 0)
        var statistics = PlayerStatistics.made(.simon, [1], lasting: .seconds(3_660))
        statistics.replay([
            try GameRecord(SampleGames.confusion, id: UUID(), origin: .random, names: [], date: date),
            GameRecord(
                id: UUID(), game: .simon, variant: "classic", seed: 1, options: [:], score: 3, date: date,
                duration: .seconds(30), moves: "nonsense"),
        ])
        let lines = StatisticsLines(statistics: statistics).lines
        #expect(
            lines.prefix(6) == [
                "Simon Says: one game.", "Best: 1.", "Average: 1.", "Time played: 1 h 1 min.",
                "Damaged games: 1.", "Estimated span: 1.",
            ])
        #expect(
            lines.contains("Red: 0% of 1 right.") && lines.contains("Pressed green instead of red: once."))
        #expect(lines.contains { $0.hasPrefix("Yellow: 100% of 2 right, median time ") }, "\(lines)")
    }

    @Test func gamesOfWordsThatWereGivenUpAreGames() {
        let statistics = PlayerStatistics.made(.words, [0], lasting: .seconds(5))
        let lines = StatisticsLines(statistics: statistics).lines
        #expect(lines == ["Words: one game.", "Time played: 5 s."])
    }

    @Test(arguments: GameKind.allCases)
    func helpTellsTheRulesAndGoesBack(kind: GameKind) {
        let stage = Stage(kind)
        let said = stage.type("help")
        let hint = kind == .match ? "First type a name and a time" : "Enter starts; ? lists the choices."
        #expect(said.count >= 5 && said.last?.hasPrefix(hint) == true)
    }

    @Test func theEndOfTheInputEndsWhatRunsUnderTheLastName() {
        let stage = Stage(.simon) { $0.settings.lastName = PlayerName("Ada") }
        stage.type("", "y")
        #expect(
            stage.endInput() == [
                "Game over. Score 1.", "Seed 7: not ranked.", "Saved under the name Ada.",
            ])
        #expect(stage.hasQuit && stage.scores.map(\.score) == [1] && stage.finished.count == 1)
    }

    @Test func linesThatWaitArePlayedBeforeTheEndOfTheInputCounts() {
        let stage = Stage(.simon) { $0.audible = true }
        stage.type("", "y", "-")
        #expect(stage.endInput().isEmpty && !stage.hasQuit)
        stage.pass(.seconds(10))
        #expect(stage.hasQuit && stage.finished.first?.score == 1)
    }

    @Test func whatWasReachedIsFinishedWhenTheProgramHasToEnd() {
        let stage = Stage(.simon) { $0.settings.lastName = PlayerName("Ada") }
        stage.type("", "y", "pause")
        #expect(stage.leave().first == "Game over. Score 1.")
        #expect(stage.finished.map(\.score) == [1])
        // Whoever keeps it then knows that nobody was asked.
        #expect(stage.scores.isEmpty && stage.leave().isEmpty && stage.finished.count == 1)
    }

    @Test func thatSoundIsOffIsSaidOnceAtAStart() {
        let stage = Stage(.simon) { $0.settings.sound = false }
        let sentence = "Sound is off."
        #expect(stage.type("").first == sentence)
        #expect(!stage.type("stop", "").contains(sentence))
    }

    @Test func pauseStopAndQuitDoAsTheySay() {
        let stage = Stage(.simon)
        stage.type("")
        #expect(
            stage.type("pause") == [
                "Paused. Enter resumes; type \"stop\" to give up, \"sound\" or \"haptics\" to switch it, \"quit\" to leave."
            ])
        #expect(stage.type("sound") == ["Sound: off"] && !stage.settings.sound)
        #expect(stage.type("Sound on", "haptics off") == ["Sound: on", "Haptics: off"])
        #expect(stage.settings.sound && !stage.settings.haptics)
        #expect(stage.type("sound loud").first?.contains("isn't an option") == true)
        #expect(stage.type("") == ["Your turn."])
        #expect(stage.type("stop").first == "Given up." && stage.finished.isEmpty)
        stage.type("", "y", "quit")
        #expect(stage.hasQuit && stage.finished.map(\.score) == [1])
    }
}
