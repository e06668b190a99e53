import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

/// What the screens of all games do alike.
@Suite struct GameShellTests {
    static func stages() -> [any GameStage] { GameKind.allCases.map { $0.stage() } }

    @Test(arguments: GameKind.allCases) func theStartSaysWhatTheGameIsAndNothingMoves(kind: GameKind) {
        var stage = kind.stage()
        #expect((SampleGame[kind].start + ["Press Enter to start"]).filter { !stage.shows($0) } == [])
        // The toy breathes after a while.
        #expect(stage.alarm == (kind == .simon ? .seconds(3) : nil))
        stage.resize(30, 10)
        stage.see(kind.isTimed ? "Best -" : "Best 0")
    }

    /// What a round begins with: the keys, what it then says, and what it says after so many milliseconds more.
    typealias Beginning = (game: Int, keys: String, first: String, milliseconds: Int, then: String)

    private static let beginnings: [Beginning] = [
        (0, "\r", "Simon's turn", 1_221, "Your turn"), (1, "\r", "Watch", 3_250, "Your turn"),
        (2, "\r\r", "Time 0:00", 2_000, "Time 0:02"), (3, "\r", "Memorize: 5", 5_001, "mean the same"),
        (4, "\r", "30 s", 1_000, "29 s"),
    ]

    /// A round in which nothing was reached leaves nothing to save.
    @Test(arguments: beginnings.prefix(3))
    func givingUpWithoutAPointAsksForNothing(round: Beginning) {
        var stage = Self.stages()[round.game]
        stage.type(round.keys)
        stage.type(.escape, .down, .enter)
        stage.see("Press Enter to start", not: "Game over")
        #expect(stage.take().finished.isEmpty)
    }

    /// While the window is too small to show a round it waits, and goes on where it was.
    @Test(arguments: beginnings)
    func aRoundThatCannotBeSeenWaits(round: Beginning) {
        var stage = Self.stages()[round.game]
        stage.type(round.keys)
        stage.resize(20, 5)
        stage.see("At least 30x10")
        stage.pass(.seconds(30))
        stage.resize(80, 24)
        stage.see(round.first)
        stage.pass(.milliseconds(round.milliseconds))
        stage.see(round.then)
    }

    /// A pause, too; nothing can be studied meanwhile. Where time counts, it begins by itself when the player looks
    /// elsewhere.
    @Test(arguments: beginnings, [false, true])
    func aPauseTakesNoTimeAndHidesTheRound(round: Beginning, byFocus: Bool) {
        var stage = Self.stages()[round.game]
        stage.type(round.keys)
        stage.pass(.milliseconds(100))
        let shown = [2: "penguin", 3: "first", 4: "the ink"][round.game]
        if let shown { stage.see(shown) }
        if byFocus { stage.send(.input(.focus(false))) } else { stage.type(.escape) }
        #expect(stage.shows("Paused") == (!byFocus || round.game > 1))
        guard stage.shows("Paused") else { return }
        stage.see(not: shown ?? "▸")
        stage.pass(.seconds(3_600))
        stage.see("Paused")
        if byFocus { stage.send(.input(.focus(true))) }
        stage.type(.enter)
        stage.see(not: "Paused")
        stage.pass(.milliseconds(round.milliseconds - 100))
        stage.see(round.then)
    }

    /// Before a round letters lead elsewhere, in it they do not.
    @Test(arguments: zip(GameKind.allCases.indices, GameKind.allCases))
    func lettersLeadElsewhereBeforeARoundAlone(game: Int, kind: GameKind) {
        var stage = Self.stages()[game]
        let name = [.words: "one", .match: "30s"][kind] ?? GameOptions[kind].leaderboard.name
        stage.type("ml?q")
        #expect(
            stage.take() == [
                .open(.picker), .open(.leaderboard(LeaderboardID(kind, name))), .open(.help), .quit,
            ])
        stage.type("s")
        #expect(stage.take() == [.open(.settings)])
        stage.type(.enter)
        _ = stage.take()
        stage.type("mlsq")
        #expect(!stage.take().contains { if case .open = $0 { true } else { $0 == .quit } })
    }

    /// By `?` a round stands still first, and is there again after the page.
    @Test(arguments: GameKind.allCases.indices) func helpIsThereInARound(game: Int) {
        var stage = Self.stages()[game]
        stage.type(.enter)
        _ = stage.take()
        stage.type("?")
        #expect(stage.take().contains(.open(.help)) && stage.shows("Paused"))
        stage.send(.appeared)
        stage.type(.down, .down, .down)
        stage.see("> Help <")
        stage.type(.enter)
        #expect(stage.take().last == .open(.help))
    }

    /// Sound and touch are switched without leaving the round, by keys and by mouse.
    @Test(arguments: GameKind.allCases.indices, [(80, 24), (30, 10)])
    func aRoundIsMutedWhereItStands(game: Int, size: (Int, Int)) throws {
        var stage = Self.stages()[game]
        stage.resize(size.0, size.1)
        stage.type(.enter, .escape, .up, .up)
        _ = stage.take()
        stage.see("Paused", "Resume", "Give up", "Restart", "Help", "> Sound  on <", "Haptics  on")
        for (key, isOn) in [(Key.enter, false), (.character(" "), true)] {
            stage.type(key)
            var wanted = stage.context.settings
            wanted.sound = isOn
            #expect(stage.take() == [.applySettings(wanted)])
            stage.context.settings = wanted
            #expect(stage.shows("Paused") && stage.shows(isOn ? "> Sound  on <" : "> Sound  off <"))
        }
        stage.click("Haptics  on")
        let settings = try #require(stage.take().settings)
        stage.context.settings = settings
        #expect(!settings.haptics && settings.sound && stage.shows("Haptics  off"))
        stage.type(.escape)
        stage.see(not: "Paused")
    }

    /// The focus is back on start after every page, and the line over the game says what Enter does.
    @Test(arguments: GameKind.allCases.indices) func enterStartsAfterAPage(game: Int) {
        var stage = Self.stages()[game]
        stage.type(.tab)
        stage.see("Enter: games", not: "Press Enter to start")
        stage.type(.enter)
        #expect(stage.take().last == .open(.picker))
        stage.send(.appeared)
        stage.see("Press Enter to start")
        stage.type(.enter)
        stage.see(not: "Press Enter to start")
    }

    /// During a round the foot names nothing that does not work then.
    @Test(arguments: GameKind.allCases.indices) func theFootNamesWhatWorks(game: Int) {
        var stage = Self.stages()[game]
        stage.see("q quit", "s settings")
        stage.type(.enter)
        stage.see("Esc pause", not: "q quit", "s settings")
    }

    @Test(arguments: GameKind.allCases.indices) func aDailyGameSaysWhetherItCounts(game: Int) {
        var stage = Self.stages()[game]
        let day = UTCDay(stage.context.date)
        stage.context.day = day
        stage.see("First game today: it is ranked")
        let chosen = [
            WordsOptions(list: WordListName("one") ?? .standard).erased, MatchOptions(length: .half).erased,
        ]
        for options in GameKind.allCases.map({ GameOptions[$0] }) + chosen {
            stage.context.finishedToday.insert(SeedOrigin.daily(day).leaderboard(of: options))
        }
        stage.see("Played today already: practice only")
    }

    /// A score of a round that is thrown away for another is saved under the name at hand.
    @Test(arguments: [("Ada", "Saved for Ada: number 1"), (nil, "Saved without a name: number 1")])
    func aRestartLosesNoScore(name: String?, message: String) {
        var stage = Stage(make: SimonScreen.init) { $0.settings.lastName = name.flatMap { PlayerName($0) } }
        stage.play(rounds: 1)
        stage.type(.escape, .down, .down)
        _ = stage.take()
        stage.type(.enter)
        let names = stage.take().savedNames
        #expect(names == [name.flatMap { PlayerName($0) } ?? .unnamed] && stage.screen.game.score == 0)
        stage.see("Simon's turn", message)
    }

    /// Of equal scores of Pairs the one with fewer moves stands higher.
    @Test func theRankIsThatOfTheLeaderboard() throws {
        var stage = Stage(make: CardScreen<PairsDeck>.init)
        stage.context.scores = [.made(24, "Zoë", .pairs, "8-pairs", moves: 40)]
        stage.type(.enter)
        stage.findAll()
        stage.pass(AnimationTiming.winning)
        stage.see("A new best!", "Leaderboard: number 1")
    }

    /// The rank, and how far the next one was.
    @Test func theEndTellsWhatTheScoreMeans() throws {
        var stage = Stage(make: SimonScreen.init)
        stage.context.scores = [.made(3, "Zoë"), .made(9, "Ida")]
        stage.playToThePrompt(rounds: 1)
        stage.see("Leaderboard: number 3", "2 short of Zoë")
    }
}

@Suite struct GameFaceTests {
    @Test(arguments: GameKind.allCases) func everyGameHasItsOwn(kind: GameKind) {
        let face = kind.face
        #expect(type(of: kind.screen).kind == kind)
        #expect(!face.help(Settings()).isEmpty && !face.buttons().isEmpty && !face.notes().isEmpty)
    }
}

extension GameKind {
    /// A stage on which the first Enter starts a round, in a window that shows all of it.
    func stage(_ size: Size = Size(width: 80, height: 24)) -> any GameStage {
        func stage<S: GameScreen>(_: S) -> any GameStage { Stage<S>.ready(size) }
        return stage(screen)
    }

    var screen: any GameScreen {
        let style = DisplayStyle(colours: .none, unicode: true)
        return face.screen(ScreenContext(size: MinimumSize.least, display: style))
    }
}

extension Stage where S: GameScreen {
    static func ready(_ size: Size) -> Stage {
        Stage(size, make: { S($0) }) {
            $0.settings.lastName = PlayerName("Ada")
            $0.settings.matchLength = .half
            $0.wordLists = [.made("one")]
        }
    }
}
