import FoundationEssentials
import GameRules
import Model
import TerminalCore
import TestSupport

@testable import Screens
import Presentation

/// Pictures of every screen in the states that differ in their words, drawn in the language of the moment.
enum Gallery {
    /// The pictures at a size, each with what it shows.
    static func pictures(_ size: Size) -> [(name: String, lines: [String])] {
        var all: [(String, [String])] = []
        func add<S: Screen>(_ name: String, _ stage: Stage<S>) { all.append((name, stage.picture)) }
        add("splash", Stage(size, make: SplashScreen.init))
        simon(size, add)
        squares(size, add)
        pairs(size, add)
        words(size, add)
        match(size, add)
        for game in GameKind.allCases {
            add("statistics of \(game)", statistics(size, game))
            add("help of \(game)", Stage(size, make: HelpScreen.init) { $0.game = game })
        }
        add("picker", Stage(size, make: PickerScreen.init) { $0.scores = scores })
        leaderboard(size, add)
        settings(size, add)
        return all
    }

    private static let scores = (1...12).map { ScoreEntry.made($0, "Player \($0)") }

    private static func simon(_ size: Size, _ add: (String, Stage<SimonScreen>) -> Void) {
        var stage = Stage(size, make: SimonScreen.init)
        add("Simon at first", stage)
        stage.context.scores = scores
        add("Simon", stage)
        stage.type(.enter)
        add("Simon's turn", stage)
        stage.pass(.seconds(2))
        add("the player's turn in Simon", stage)
        stage.type(.escape)
        add("Simon paused", stage)
        stage.type(.enter)
        stage.pass(.seconds(2))
        let wrong: [Character] = ["1", "2"]
        stage.type(.character(pads(ofSeed: 7, count: 1) == [.red] ? wrong[1] : wrong[0]))
        add("a mistake in Simon", stage)
        stage.pass(.seconds(3))
        add("the name in Simon", stage)
    }

    private static func squares(_ size: Size, _ add: (String, Stage<SquaresScreen>) -> Void) {
        var stage = Stage(size, make: SquaresScreen.init)
        add("Squares", stage)
        stage.type(.enter)
        add("Squares shown", stage)
        stage.pass(.seconds(8))
        add("the player's turn in Squares", stage)
        for square in stage.screen.game.sequence { stage.type(.character(SquareKeys.key(of: square))) }
        add("a round of Squares", stage)
    }

    private static func pairs(_ size: Size, _ add: (String, Stage<CardScreen<PairsDeck>>) -> Void) {
        var stage = Stage(size, make: CardScreen<PairsDeck>.init)
        add("Pairs", stage)
        stage.type(.enter)
        let (one, other) = stage.screen.game.table.strangers
        stage.turn(one)
        add("a card of Pairs", stage)
        stage.turn(other)
        add("no pair", stage)
        stage.findAll()
        add("all pairs", stage)
        stage.pass(.seconds(3))
        add("the name in Pairs", stage)
    }

    private static func words(_ size: Size, _ add: (String, Stage<CardScreen<WordsDeck>>) -> Void) {
        add("no words", Stage(size, make: CardScreen<WordsDeck>.init))
    }

    private static func match(_ size: Size, _ add: (String, Stage<MatchScreen>) -> Void) {
        var stage = Stage(size, make: MatchScreen.init)
        add("Match", stage)
        stage.type(.enter)
        add("what Match lacks", stage)
        stage = Stage(size, make: MatchScreen.init) { $0.settings.lastName = PlayerName("Ada") }
        stage.screen.setup.length = .half
        stage.type(.enter)
        add("Match played", stage)
        stage.type("y")
        add("an answer", stage)
        stage.pass(.seconds(31))
        add("the end of Match", stage)
    }

    private static func statistics(_ size: Size, _ game: GameKind) -> Stage<StatisticsScreen> {
        var stage = Stage(size, make: { StatisticsScreen($0, game) })
        stage.send(.answer(.statistics(.made(game, [3, 5, 4, 8]))))
        return stage
    }

    private static func leaderboard(_ size: Size, _ add: (String, Stage<LeaderboardScreen>) -> Void) {
        add("nobody", Stage(size, scores: []))
        var stage = Stage(size, scores: scores)
        add("leaderboard", stage)
        stage.type("+")
        add("a new score", stage)
        stage.type(.escape, .character("d"))
        add("whether to delete", stage)
    }

    private static func settings(_ size: Size, _ add: (String, Stage<SettingsScreen>) -> Void) {
        var stage = Stage(size, make: SettingsScreen.init)
        for row in Setting.all(Settings()) {
            add("setting \(row)", stage)
            stage.type(.down)
        }
        stage.type(.enter)
        add("a pad's key", stage)
    }
}
