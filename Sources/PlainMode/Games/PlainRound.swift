import GameRules
import Model
import Presentation

/// A game in lines that has its session and its clock, and so begins, pauses, is given up and ends as all do.
protocol PlainRound: PlainGame {
    /// The rules.
    associatedtype Played: Game where Played.Options: AnyGameOptions

    /// The game that is played; one that nobody plays before the first.
    var game: GameSession<Played> { get set }
    /// Its time.
    var clock: GameClock { get set }
    var isRunning: Bool { get set }
    /// Whether anything was reached that is worth to be kept.
    var hasBegun: Bool { get }
    /// What makes the score hard to compare with others.
    var aid: PlayAid? { get }
    /// Who played, seat by seat, where several did.
    var playerNames: [PlayerName] { get }
}

extension PlainRound {
    var hasBegun: Bool { game.score > 0 }
    var aid: PlayAid? { .lines }
    var playerNames: [PlayerName] { [] }
    var progress: [String] { game.score > 0 ? [Sentences.score(game.score)] : [] }

    /// Deals a game whose time begins now.
    mutating func begin(_ options: Played.Options, _ context: Context) {
        game = GameSession(options: options, seed: context.seed)
        clock = GameClock(at: context.now)
        isRunning = true
    }

    mutating func pause(_ context: Context) { clock.stop(at: context.now) }

    /// What was reached counts, or is remembered at least.
    mutating func giveUp(_ context: Context) -> [Effect] {
        guard hasBegun else {
            isRunning = false
            return []
        }
        _ = game.perform(.stop, at: clock.time(at: context.now))
        return finish(context)
    }

    mutating func finish(_ context: Context) -> [Effect] {
        isRunning = false
        return [
            .finish(
                FinishedGame(
                    game.record, origin: context.seedOrigin(of: game.options.erased), date: context.date,
                    names: playerNames, aid: aid))
        ]
    }
}
