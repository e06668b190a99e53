import FoundationEssentials
import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

/// Scores that cannot be compared with those around them say so, and can be left out.
@Suite struct LeaderboardMarkTests {
    private func stage(
        _ size: Size = Size(width: 80, height: 24), aids: [PlayAid?] = [nil, .scanning, .lines, nil]
    ) -> Stage<LeaderboardScreen> {
        Stage(size, scores: aids.enumerated().map { .made(50 - $0, "Player \($0)", aid: $1) }) {
            $0.date = Date(timeIntervalSince1970: 1_000_000)
        }
    }

    private func row(_ name: String, _ stage: Stage<LeaderboardScreen>) -> String {
        stage.picture.first { $0.contains(name) } ?? ""
    }

    @Test func aidsAndUnearnedScoresAreMarkedAndExplained() {
        var stage = stage()
        stage.answer(recorded: 2, unearned: 0)
        #expect(row("Player 0", stage).contains("50!") && row("Player 1", stage).contains("49~"))
        #expect(row("Player 2", stage).contains("48=") && row("Player 3", stage).contains("47 "))
        stage.see("! not what its recording earns", "~ by scanning", "= in plain mode")
        // Where nothing is marked nothing is explained, and there is nothing to leave out.
        let plain = self.stage(aids: [nil, nil])
        #expect(!plain.shows("by scanning") && !plain.shows("f hide marked"))
    }

    @Test func whatWasMadeWithAnAidCanBeLeftOut() {
        var stage = stage()
        stage.type("f")
        stage.see("unmarked", not: "Player 1", "Player 2")
        #expect(row("Player 3", stage).contains(" 2  Player 3"))
        stage.click("f all scores")
        #expect(row("Player 3", stage).contains(" 4  Player 3"))
        // Another leaderboard begins with all of its scores.
        stage.type("f")
        stage.type(.right, .left)
        stage.see("Player 1")
    }

    @Test func onlyARecordedGameIsOfferedAgain() {
        var stage = stage()
        stage.see(not: "Enter replay")
        _ = stage.take()
        // Not known yet: the game itself is asked for.
        stage.type(.enter)
        #expect(stage.take().contains { if case .query(.recorded) = $0 { true } else { false } })
        stage.answer(recorded: 1)
        stage.see("Enter replay")
        stage.type(.down)
        stage.see(not: "Enter replay")
        stage.type(.enter)
        stage.see("There is no recording of this score")
    }

    /// What is found late must not put another key under a mouse that is on its way.
    @Test func aLateAnswerMovesNoKey() {
        var stage = stage(aids: [nil, nil])
        let before = stage.place(of: "+ add")
        stage.answer(recorded: 1)
        stage.see("Enter replay")
        #expect(stage.place(of: "+ add") == before && before != nil)
    }

    /// Each is asked for once, when it comes into sight; another score is judged anew.
    @Test func theGamesInSightAreAskedFor() {
        var stage = stage(Size(width: 30, height: 10), aids: Array(repeating: nil, count: 30))
        func asked() -> [Int] {
            stage.take().compactMap {
                if case .query(.evidence(let entries)) = $0 { entries.count } else { nil }
            }
        }
        #expect(asked() == [6])
        stage.type(.down, .up)
        #expect(asked().isEmpty)
        stage.type(.end)
        #expect(asked() == [6])
        stage.type("e")
        stage.type(.tab, .end)
        stage.type("0\r")
        _ = stage.obey()
        // Its new place is the first, among others that have not been in sight.
        #expect(asked().count == 1)
    }

    @Test func theLeaderboardIsNamedInEverySize() {
        for size in Size.windows {
            let picture = stage(size).picture
            #expect(picture.contains { $0.contains("Simon Says, classic") }, "\(picture)")
            #expect(picture.contains { $0.contains("Leaderboard") })
        }
    }

    /// At least two columns between two texts, whatever is long.
    @Test func columnsNeverTouch() {
        for size in Size.windows {
            let scores = ["Linus Wohlgemuth Jun", "Margaret Hamilton"].enumerated().map {
                let result = WordsResult(time: .seconds(5_000 + $0), moves: 1_234)
                return ScoreEntry.made(result.score, $1, .words, "en-es")
            }
            let stage = Stage(size, leaderboard: LeaderboardID(.words, "en-es"), scores: scores)
            let row = stage.picture.first { $0.contains("Linus") } ?? ""
            #expect(row.firstMatch(of: /(Jun|\.\.\.) .*  83:20|(Jun|\.\.\.)  83:20/) != nil, "\(row)")
        }
    }

    @Test func theFirstOfTheTwoKeysGoesBack() {
        var stage = stage()
        let boards = stage.screen.boards
        stage.click("←→ leaderboard")
        #expect(stage.screen.name == boards.last)
        stage.click("→ leaderboard")
        #expect(stage.screen.name == boards.first)
    }

    /// Arrows and two buttons are all that a gamepad has.
    @Test func everyKeyAtTheFootIsInReachOfTheFocus() {
        var stage = stage(aids: [nil, nil])
        stage.type(.tab, .right)
        #expect(stage.textAtCursor.hasPrefix("+ add"))
        stage.type(.right, .enter)
        stage.see("Edit a score")
        stage.type(.escape, .right)
        #expect(stage.textAtCursor.hasPrefix("d delete"))
        stage.type(.enter)
        #expect(stage.textAtCursor.hasPrefix("n keep"))
        stage.type(.left, .enter)
        #expect(stage.obey().map { if case .delete = $0 { true } else { false } } == true)
        stage.type(.up)
        #expect(stage.textAtCursor.hasPrefix("Player 1"))
    }
}
