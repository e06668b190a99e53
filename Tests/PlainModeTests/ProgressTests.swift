import FoundationEssentials
import GameRules
import Model
import Presentation
import TestSupport
import Testing

@testable import PlainMode

/// How far a game is: after a pause, in time, and when it ends before its end. Seed 7 begins with yellow, red.
@MainActor
@Suite struct ProgressTests {
    private let rules = PairsGame(options: PairsOptions(theme: .animals), seed: 7)

    /// The numbers of the cards of a pair.
    private var pair: String {
        rules.table.pairs.indices.filter { rules.table.pairs[$0] == rules.table.pairs[0] }.map { "\($0 + 1)" }
            .joined(separator: " ")
    }

    @Test(arguments: [
        (GameKind.simon, ["", "y", "y"], ["Score 1.", "Right so far; one to go.", "Your turn."]),
        (
            .squares, ["", "23114331"],
            ["Score 4.", "Press Enter for the next 5 squares; type 4 to 16 to change how many."]
        ),
        (.squares, ["", "2 3"], ["Right so far; 3 to go.", "Your turn."]),
    ])
    func resumingTellsHowFarOneIs(game: GameKind, lines: [String], told: [String]) {
        let stage = Stage(game)
        for line in lines { stage.type(line) }
        stage.type("pause")
        #expect(stage.type("") == told)
    }

    @Test func resumingASpanTellsWhichSequenceItIs() {
        let stage = Stage(.simon) { $0.settings.variant = .span }
        stage.type("", "y", "y", "pause")
        #expect(stage.type("").first?.hasSuffix(" of 14.") == true)
    }

    @Test func resumingPairsTellsWhatIsFound() {
        let stage = Stage(.pairs)
        stage.type("", pair, "pause")
        let told = stage.type("")
        #expect(told.first == "1 of 8 pairs found after one move.")
        #expect(told.last?.hasPrefix("Face down: 2, ") == true)
    }

    @Test func resumingMatchTellsScoreAndTime() {
        let stage = Stage(.match)
        stage.type("name Ada", "seconds 30", "", MatchCards(of: 7).isMatch ? "yes" : "no")
        stage.pass(.seconds(7))
        stage.type("pause")
        stage.pass(.seconds(60))
        #expect(stage.type("").prefix(3) == ["Score 50.", "1 right, 0 wrong.", "23 seconds left."])
    }

    @Test func matchTellsTheTimeAtHalfAndBeforeTheEnd() {
        let stage = Stage(.match)
        stage.type("name Ada", "seconds 60", "")
        #expect(stage.pass(.milliseconds(29_999)).isEmpty)
        #expect(stage.pass(.milliseconds(1)) == ["30 seconds left."])
        #expect(stage.pass(.milliseconds(19_999)).isEmpty)
        #expect(stage.pass(.milliseconds(1)) == ["10 seconds left."])
        #expect(stage.pass(.seconds(10)).first == "Time's up.")
    }

    @Test func matchTellsTheTimeWithEachAnswerWhereAllIsTold() {
        let stage = Stage(.match) { $0.settings.verbosity = .full }
        stage.type("name Ada", "seconds 60", "")
        stage.pass(.milliseconds(2_500))
        #expect(stage.type("yes").dropFirst().first == "58 seconds left.")
    }

    /// What was told or typed stays readable in the lines above; a question of Match does so in a pause.
    @Test func scoresOfLinesCarryAMark() {
        for (game, lines, aid) in [
            (GameKind.simon, ["", "y", "g"], PlayAid.lines),
            (.squares, ["", "2 3 2 2"], .lines), (.pairs, ["", "1 2", "stop"], .lines),
            (.match, ["name Ada", "30s", "", "yes", "no", "yes", "stop"], nil),
            (.match, ["name Ada", "30s", "", "yes", "no", "pause", "", "yes", "stop"], .lines),
        ] as [(GameKind, [String], PlayAid?)] {
            let stage = Stage(game)
            for line in lines { stage.type(line) }
            #expect(stage.finished.map(\.aid) == [aid], "\(game) \(lines)")
        }
        let span = Stage(.simon) {
            $0.settings.variant = .span
            $0.settings.span.senses = .ear
            $0.audible = true
        }
        span.type("")
        for _ in 1...40 where span.finished.isEmpty {
            span.pass(.seconds(60))
            span.type("r")
        }
        #expect(span.finished.map(\.aid) == [nil])
    }

    @Test func theLeaderboardTellsMarksAndLeavesThemOut() {
        let stage = Stage {
            $0.scores = [.made(3, aid: .lines), .made(2)]
        }
        #expect(
            stage.type("leaderboard")[1...2] == [
                "1 unnamed, 3, 0.0, played in plain mode", "2 unnamed, 2, 0.0",
            ])
        let filtered = stage.type("filter")
        #expect(filtered[0] == "Only scores without a mark." && filtered[2] == "1 unnamed, 2, 0.0")
        #expect(stage.type("filter").first == "All scores.")
    }

    @Test(arguments: [true, false])
    func anUnfinishedGameOfPairsIsKeptAndSaysSo(isEndOfInput: Bool) throws {
        let stage = Stage(.pairs) { $0.chosenSeed = nil }
        let deal = PairsGame(options: PairsOptions(theme: .animals), seed: 0)
        let one = deal.table.pairs.indices.filter { deal.table.pairs[$0] == deal.table.pairs[0] }
        stage.type("", one.map { "\($0 + 1)" }.joined(separator: " "))
        let told = isEndOfInput ? stage.endInput() : stage.type("stop")
        #expect(
            told.prefix(3) == [
                "Given up.", "1 of 8 pairs found after one move.",
                "Unfinished: the game is in your history, but not on the leaderboard.",
            ])
        #expect(stage.finished.map(\.score) == [3] && stage.scores.isEmpty && !stage.isUnclaimed)
    }
}
