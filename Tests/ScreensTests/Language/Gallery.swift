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
        func add(_ name: String, _ stage: any GameStage) { all.append((name, stage.picture)) }
        add("splash", Stage(size, make: SplashScreen.init))
        pairs(size, add)
        words(size, add)
        match(size, add)
        for game in GameKind.allCases {
            func rounds<S: GameScreen>(_: S) { play(Stage<S>.ready(size), add) }
            rounds(game.screen)
            add("statistics of \(game)", statistics(size, game))
            add("help of \(game)", Stage(size, make: HelpScreen.init) { $0.game = game })
        }
        add("picker", Stage(size, make: PickerScreen.init) { $0.scores = scores })
        leaderboard(size, add)
        settings(size, add)
        return all
    }

    private static let scores = (1...12).map { ScoreEntry.made($0, "Player \($0)") }

    /// What every game shows: before a round, in it, while it is paused, and at its end.
    private static func play<S: GameScreen>(_ ready: Stage<S>, _ add: (String, any GameStage) -> Void) {
        var stage = ready
        add("\(S.kind) at first", stage)
        stage.context.scores = scores
        add("\(S.kind)", stage)
        stage.type(.enter)
        add("\(S.kind) begun", stage)
        stage.pass(.seconds(8))
        add("the player's turn in \(S.kind)", stage)
        stage.make(stage.screen.game.legalMoves.first)
        add("a right move in \(S.kind)", stage)
        stage.pass(.seconds(8))
        stage.type(.escape)
        add("\(S.kind) paused", stage)
        stage.type(.enter)
        stage.pass(.seconds(8))
        stage.make(stage.screen.game.legalMoves.last)
        add("another move in \(S.kind)", stage)
        stage.pass(.seconds(60))
        add("the end of \(S.kind)", stage)
    }

    private static func pairs(_ size: Size, _ add: (String, any GameStage) -> Void) {
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

    private static func words(_ size: Size, _ add: (String, any GameStage) -> Void) {
        add("no words", Stage(size, make: CardScreen<WordsDeck>.init))
    }

    private static func match(_ size: Size, _ add: (String, any GameStage) -> Void) {
        var stage = Stage(size, make: MatchScreen.init)
        add("Match", stage)
        stage.type(.enter)
        add("what Match lacks", stage)
    }

    private static func statistics(_ size: Size, _ game: GameKind) -> Stage<StatisticsScreen> {
        var stage = Stage(size, make: { StatisticsScreen($0, game) })
        stage.send(.answer(.statistics(.made(game, [3, 5, 4, 8]))))
        return stage
    }

    private static func leaderboard(_ size: Size, _ add: (String, any GameStage) -> Void) {
        add("nobody", Stage(size, scores: []))
        var stage = Stage(size, scores: scores)
        add("leaderboard", stage)
        stage.type("+")
        add("a new score", stage)
        stage.type(.escape, .character("d"))
        add("whether to delete", stage)
    }

    private static func settings(_ size: Size, _ add: (String, any GameStage) -> Void) {
        var stage = Stage(size, make: SettingsScreen.init)
        for row in Setting.all(Settings()) {
            add("setting \(row)", stage)
            stage.type(.down)
        }
        stage.type(.enter)
        add("a pad's key", stage)
    }
}

extension Stage where S: GameScreen {
    /// Makes a move of the rules, if there is any.
    fileprivate mutating func make(_ move: S.Played.Move?) {
        if let move { effects += screen.perform(move, context) }
    }
}
