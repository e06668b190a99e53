import FoundationEssentials
import GameRules
import Model
import TerminalCore
import TestSupport
import Testing

@testable import Screens
import Presentation

@Suite struct LeaderboardEditingTests {
    private func stage(_ count: Int = 3) -> Stage<LeaderboardScreen> {
        Stage(scores: (0..<count).map { .made(10 * $0, "Player \($0)") })
    }

    @Test func anEntryIsAddedAndStoodOn() throws {
        var stage = stage()
        stage.type("+")
        stage.see("Add a score")
        stage.type("Ada\t15\r")
        let added = stage.obeyAddition()
        let entry = try #require(added)
        #expect(entry.name.string == "Ada" && entry.score == 15 && entry.variant == "classic")
        #expect(stage.shows("Added") && stage.screen.chosen?.id == entry.id)
        #expect(stage.picture.contains { $0.contains("2") && $0.contains("Ada") })
        stage.type("u")
        #expect(stage.obey() == .delete(entry) && !stage.shows("Ada"))
    }

    @Test func aFormSaysWhatIsMissing() {
        var stage = stage()
        stage.type("+x\r\r")
        #expect(stage.shows("Enter a score, such as 12") && stage.deeds().isEmpty)
        stage.type("-1\r")
        stage.see("Enter a score, such as 12")
        stage.type(.escape)
        #expect(!stage.shows("Add a score") && stage.deeds().isEmpty)
    }

    /// What the board shows is what stands in the form and what goes in; a time and moves, not points.
    @Test func aScoreOfWordsIsATimeAndMoves() throws {
        let board = LeaderboardID(.words, "en-es")
        var stage = Stage(leaderboard: board, scores: [.made(99_939_991, "", .words, "en-es")])
        stage.type("e")
        stage.see("Score 0:06, 9 moves")
        stage.type(.enter)
        #expect(stage.deeds().isEmpty && !stage.shows("Edit a score"))
        stage.type("+Ada\t90\r")
        stage.see("Enter a score, such as 1:30, 12 moves")
        stage.send(.input(.key(KeyPress(.character("u"), .control))))
        stage.type("1:30, 12 moves\r")
        let added = stage.obeyAddition()
        let entry = try #require(added)
        #expect(entry.score == 99_099_988 && stage.shows("1:30, 12 moves"))
    }

    @Test func anEntryIsEditedAndUndone() {
        var stage = stage()
        stage.type("e")
        stage.send(.input(.key(KeyPress(.character("u"), .control))))
        stage.type("Zoe\r")
        _ = stage.obey()
        stage.see("Zoe", not: "Player 2")
        stage.type("u")
        _ = stage.obey()
        stage.see("Player 2", not: "Zoe")
        stage.type("u")
        stage.see("Nothing to undo")
    }

    @Test(arguments: [Key.character("d"), .delete])
    func deletingAsksFirst(key: Key) {
        var stage = stage()
        stage.type(key)
        stage.see("Delete this score?")
        stage.type(.enter)
        #expect(stage.deeds().isEmpty && stage.shows("Player 2"))
        stage.type(key)
        stage.type("y")
        _ = stage.obey()
        stage.see("Press u to undo", not: "Player 2")
        stage.type("u")
        _ = stage.obey()
        stage.see("Player 2")
    }

    @Test func leftAndRightBrowseTheBoards() {
        var stage = stage()
        stage.context.scores.append(.made(3, "", .simon, "rewind"))
        stage.send(.appeared)
        stage.see("Simon Says, classic")
        stage.type(.right)
        stage.see("Simon Says, rewind", "unnamed")
        stage.type(.left)
        stage.see("Simon Says, classic", "Player 2")
    }

    @Test func enterOpensTheReplay() {
        var stage = stage()
        let id = stage.screen.chosen?.id
        stage.answer(recorded: 3)
        stage.type(.enter)
        #expect(stage.deeds() == id.map { [.query(.recorded($0))] })
        stage.send(.answer(.failure("This game is not in the history")))
        stage.see("This game is not in the history")
        let record = GameSession<SimonGame>(options: SimonOptions(), seed: 1).record
        stage.send(.answer(.recorded(record)))
        #expect(stage.deeds() == [.open(.replay(record))])
    }

    @Test func tenThousandScoresOpenAtOnce() {
        let scores = stage(10_000).context.scores
        let time = processorTime {
            var stage = Stage(scores: scores)
            stage.send(.appeared)
            stage.see("Player 9999")
        }
        // Twice opened, in a debug build; a release takes some milliseconds.
        #expect(time < .seconds(3))
    }
}

extension Stage<LeaderboardScreen> {
    /// What has been asked for, except for what is known of the games behind the scores.
    mutating func deeds() -> [Effect] {
        take().filter { if case .query(.evidence) = $0 { false } else { true } }
    }

    /// Tells that the first scores have a game in the history, and which of these it does not earn.
    mutating func answer(recorded count: Int, unearned places: Int...) {
        var evidence = ScoreEvidence()
        evidence.recorded = Set(screen.entries.prefix(count).map(\.id))
        evidence.unearned = Set(places.map { screen.entries[$0].id })
        send(.answer(.evidence(evidence)))
    }

    /// Adds the score that is to be added.
    mutating func obeyAddition() -> ScoreEntry? { if case .add(let entry)? = obey() { entry } else { nil } }

    /// Does what was asked for, as the coordinator would.
    mutating func obey() -> ScoreEdit? {
        for case .editScores(let revision) in take() {
            switch revision {
            case .add(let entry): context.scores.append(entry)
            case .delete(let entry): context.scores.removeAll { $0.id == entry.id }
            case .edit(let old, let new):
                context.scores.removeAll { $0.id == old.id }
                context.scores.append(new)
            }
            send(.answer(.scores))
            return revision
        }
        return nil
    }
}
