import GameRules
import Model
import Presentation
import TerminalCore
import Testing

@testable import Screens

/// What the screens of all games do alike.
@Suite struct GameShellTests {
    /// A game of each kind whose first Enter starts a round, in a window that shows all of it.
    private static func stages() -> [any GameStage] {
        let change: (inout ScreenContext) -> Void = {
            $0.settings.lastName = PlayerName("Ada")
            $0.settings.matchLength = .half
            $0.wordLists = [.made("one", "Spanish", "es")]
        }
        return [
            Stage(make: SimonScreen.init, change: change), Stage(make: SquaresScreen.init, change: change),
            Stage(make: CardScreen<PairsDeck>.init, change: change),
            Stage(make: CardScreen<WordsDeck>.init, change: change),
            Stage(make: MatchScreen.init, change: change),
        ]
    }

    /// A round of a sequence in which nothing was reached leaves nothing to save.
    @Test(arguments: 0..<2) func givingUpWithoutAPointAsksForNothing(game: Int) {
        var stage = Self.stages()[game]
        stage.type(.enter, .escape, .down, .enter)
        #expect(stage.shows("Press Enter to start") && !stage.shows("Game over"))
    }

    /// While the window is too small to show a sequence it waits, and goes on where it was.
    @Test(arguments: [(0, "Simon's turn", 1_221), (1, "Watch", 3_250)])
    func aRoundThatCannotBeSeenWaits(game: Int, turn: String, milliseconds: Int) {
        var stage = Self.stages()[game]
        stage.type(.enter)
        stage.resize(20, 5)
        #expect(stage.shows("needs 30x10"))
        stage.pass(.seconds(30))
        stage.resize(80, 24)
        #expect(stage.shows(turn))
        stage.pass(.milliseconds(milliseconds))
        #expect(stage.shows("Your turn"))
    }

    /// Where time counts, it is not lost by who looks elsewhere, and nothing can be studied meanwhile.
    @Test(arguments: 0..<5) func aRoundAgainstTimeIsPausedWithoutTheFocus(game: Int) {
        var stage = Self.stages()[game]
        stage.type(.enter)
        stage.send(.input(.focus(false)))
        #expect(stage.shows("Paused") == (game > 1))
        guard game > 1 else { return }
        stage.pass(.seconds(3_600))
        stage.send(.input(.focus(true)))
        stage.type(.enter)
        #expect(!stage.shows("Paused") && !stage.shows("Time's up") && !stage.shows("Time 1:00:0"))
    }

    /// By `?` a round stands still first, and is there again after the page.
    @Test(arguments: 0..<5) func helpIsThereInARound(game: Int) {
        var stage = Self.stages()[game]
        stage.type(.enter)
        _ = stage.take()
        stage.type("?")
        #expect(stage.take().contains(.open(.help)) && stage.shows("Paused"))
        stage.send(.appeared)
        stage.type(.down, .down, .down)
        #expect(stage.shows("> Help <"))
        stage.type(.enter)
        #expect(stage.take().last == .open(.help))
    }

    /// Sound and touch are switched without leaving the round, by keys and by mouse.
    @Test(arguments: 0..<5, [(80, 24), (30, 10)]) func aRoundIsMutedWhereItStands(game: Int, size: (Int, Int))
    {
        var stage = Self.stages()[game]
        stage.resize(size.0, size.1)
        stage.type(.enter, .escape, .up, .up)
        _ = stage.take()
        for text in ["Paused", "Resume", "Give up", "Restart", "Help", "> Sound  on <", "Haptics  on"] {
            #expect(stage.shows(text), "\(text)")
        }
        for (key, isOn) in [(Key.enter, false), (.character(" "), true)] {
            stage.type(key)
            var wanted = stage.context.settings
            wanted.sound = isOn
            #expect(stage.take() == [.applySettings(wanted)])
            stage.context.settings = wanted
            #expect(stage.shows("Paused") && stage.shows(isOn ? "> Sound  on <" : "> Sound  off <"))
        }
        stage.click("Haptics  on")
        guard case .applySettings(let settings)? = stage.take().first else {
            Issue.record("nothing is switched")
            return
        }
        stage.context.settings = settings
        #expect(!settings.haptics && settings.sound && stage.shows("Haptics  off"))
        stage.type(.escape)
        #expect(!stage.shows("Paused"))
    }

    /// What `--mute` asks for one run is not switched off for good under a pause.
    @Test func aRunThatIsMutedStaysSo() {
        var stage = Self.stages()[0]
        stage.context.isMutedRun = true
        stage.type(.enter, .escape, .up, .up)
        #expect(stage.shows("> Sound  muted <"))
        _ = stage.take()
        stage.type(.enter)
        #expect(stage.take().isEmpty)
    }

    /// The focus is back on start after every page, and the line over the game says what Enter does.
    @Test(arguments: 0..<5) func enterStartsAfterAPage(game: Int) {
        var stage = Self.stages()[game]
        stage.type(.tab)
        #expect(stage.shows("Enter: games") && !stage.shows("Press Enter to start"))
        stage.type(.enter)
        #expect(stage.take().last == .open(.picker))
        stage.send(.appeared)
        #expect(stage.shows("Press Enter to start"))
        stage.type(.enter)
        #expect(!stage.shows("Press Enter to start"))
    }

    /// During a round the foot names nothing that does not work then.
    @Test(arguments: 0..<5) func theFootNamesWhatWorks(game: Int) {
        var stage = Self.stages()[game]
        #expect(stage.shows("q quit") && stage.shows("s settings"))
        stage.type(.enter)
        #expect(!stage.shows("q quit") && !stage.shows("s settings") && stage.shows("Esc pause"))
    }

    @Test(arguments: 0..<5) func aDailyGameSaysWhetherItCounts(game: Int) {
        var stage = Self.stages()[game]
        let day = UTCDay(stage.context.date)
        stage.context.day = day
        #expect(stage.shows("First game today: it is ranked"))
        for options in [
            SimonOptions().erased, SquaresOptions().erased, PairsOptions().erased,
            WordsOptions(list: WordListName("one") ?? .standard).erased, MatchOptions(length: .half).erased,
        ] {
            stage.context.finishedToday.insert(SeedOrigin.daily(day).leaderboard(of: options))
        }
        #expect(stage.shows("Played today already: practice only"))
    }

    /// A score of a round that is thrown away for another is saved under the name at hand.
    @Test(arguments: [("Ada", "Saved for Ada: number 1"), (nil, "Saved without a name: number 1")])
    func aRestartLosesNoScore(name: String?, message: String) {
        var stage = Stage(make: SimonScreen.init) { $0.settings.lastName = name.flatMap { PlayerName($0) } }
        stage.type(.enter)
        stage.answerRound()
        stage.type(.escape, .down, .down)
        _ = stage.take()
        stage.type(.enter)
        let names = stage.take().compactMap { if case .saveScore(_, let name) = $0 { name } else { nil } }
        #expect(names == [name.flatMap { PlayerName($0) } ?? .unnamed] && stage.screen.game.score == 0)
        #expect(stage.shows("Simon's turn") && stage.shows(message))
    }

    /// Of equal scores of Pairs the one with fewer moves stands higher.
    @Test func theRankIsThatOfTheLeaderboard() throws {
        var stage = Stage(make: CardScreen<PairsDeck>.init)
        stage.context.scores = [
            ScoreEntry(
                id: stage.context.newID(), game: .pairs, variant: "8-pairs",
                name: try #require(PlayerName("Zoë")), score: 24, date: stage.context.date, moves: 40)
        ]
        stage.type(.enter)
        stage.findAll()
        stage.pass(AnimationTiming.winning)
        #expect(stage.shows("A new best!") && stage.shows("Leaderboard: number 1"))
    }

    /// The rank, and how far the next one was.
    @Test func theEndTellsWhatTheScoreMeans() throws {
        var stage = Stage(make: SimonScreen.init)
        for (name, score) in [("Zoë", 3), ("Ida", 9)] {
            stage.context.scores.append(
                ScoreEntry(
                    id: stage.context.newID(), game: .simon, variant: "classic",
                    name: try #require(PlayerName(name)), score: score, date: stage.context.date))
        }
        stage.type(.enter)
        stage.answerRound()
        stage.fail()
        stage.pass(AnimationTiming.failing)
        #expect(stage.shows("Leaderboard: number 3") && stage.shows("2 short of Zoë"))
    }
}

/// A stage whose screen may be any.
protocol GameStage {
    var context: ScreenContext { get set }
    mutating func send(_ event: ScreenEvent)
    mutating func type(_ keys: Key...)
    mutating func type(_ text: String)
    mutating func resize(_ width: Int, _ height: Int)
    mutating func pass(_ length: Duration)
    mutating func take() -> [Effect]
    mutating func click(_ text: String)
    func shows(_ text: String) -> Bool
}

extension Stage: GameStage {}
