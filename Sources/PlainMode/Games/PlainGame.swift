import GameRules
import Model
import Presentation

/// One game told line by line: what can be chosen before it, and its course.
///
/// `PlainGameScreen` leads through what all games have in common: start, pause, giving up, and the name.
protocol PlainGame: Sendable {
    associatedtype Played: RoundRules

    /// The round that is played; one that nobody plays before the first.
    var round: GameRound<Played> { get set }

    /// Nothing is chosen and nothing runs.
    init(_ context: Context)

    /// What can be chosen before a game.
    func choices(_ context: Context) -> [RoundChoice]

    /// Chooses the next value, or the one that was typed.
    /// - Returns: nil when there is no such value.
    mutating func choose(_ place: Int, _ value: String, _ context: Context) -> [Effect]?

    /// Chooses the variant of these, which a leaderboard's name said, such as `by-ear` or `4x4-length-6`.
    /// - Returns: nil when there is no such variant here.
    mutating func choose(_ variant: Played.Options, _ context: Context) -> [Effect]?

    /// What is unusual about a game that starts now, in sentences.
    func introduction(_ context: Context) -> [String]

    /// What a game that starts now is played with; nil when there is none.
    func options(_ context: Context) -> Played.Options?

    /// Starts a game, or says why there is none; `isRunning` tells.
    mutating func start(_ context: Context) -> [Effect]

    /// Whether a game runs; it is over when an effect has been `finish`.
    var isRunning: Bool { get set }

    /// Whether a line is waited for in the running game.
    var awaitsLine: Bool { get }

    /// The line that a pad of a MIDI controller stands for in the running game; nil when it does nothing.
    func line(for pad: Pad) -> PlainLine?

    /// Takes a line of the running game.
    mutating func handle(_ line: PlainLine, _ context: Context) -> [Effect]

    /// Lets time pass.
    mutating func advance(_ context: Context) -> [Effect]

    /// A sequence will be heard from a time on.
    mutating func heard(_ sequence: Int, at moment: Duration)

    /// An answer to `ask` has come.
    mutating func handle(_ answer: QueryResult, _ context: Context) -> [Effect]

    /// When something next happens by itself.
    func wake(_ context: Context) -> Duration?

    /// Stands still.
    mutating func pause(_ context: Context)

    /// Goes on, and says where things stand.
    mutating func resume(_ context: Context) -> [Effect]

    /// Ends the game before its end: finishes it with what counts, if anything does.
    mutating func giveUp(_ context: Context) -> [Effect]

    /// No line will come any more; like giving up, unless the game can run to its end without lines.
    mutating func runOut(_ context: Context) -> [Effect]

    /// Whether a line would be an answer in the game, run or not: such a line is no name.
    func understands(_ line: PlainLine, _ context: Context) -> Bool

    /// What can be typed in the running game.
    func hints(_ context: Context) -> [String]

    /// Why something that was typed means nothing with the choices as they are; nil when it never means anything.
    func obstacle(_ line: PlainLine, _ context: Context) -> String?

    /// What has to be typed before a game can start; nil when Enter starts it.
    var missing: String? { get }

    /// Tells what was asked before a game and holds for the next one, and how it is changed.
    func filledIn(_ context: Context) -> [Effect]

    /// What there is to tell of a game that has ended, beside its score.
    var report: [String] { get }

    /// What has been reached so far, in sentences; empty when that is nothing.
    var progress: [String] { get }

    /// What makes the score hard to compare with others.
    var aid: PlayAid? { get }

    /// Who played, seat by seat, where several did.
    var playerNames: [PlayerName] { get }

    /// Who has the score, where several play.
    var scorer: PlayerName? { get }

    /// Whether the player has given that name for this game, so that it is not asked for again.
    var isNameKnown: Bool { get }
}

extension PlainGame {
    static var kind: GameKind { Played.Options.kind }
    func introduction(_ context: Context) -> [String] { [] }
    func line(for pad: Pad) -> PlainLine? { nil }
    mutating func heard(_ sequence: Int, at moment: Duration) {}
    mutating func handle(_ answer: QueryResult, _ context: Context) -> [Effect] { [] }
    mutating func advance(_ context: Context) -> [Effect] { [] }
    func wake(_ context: Context) -> Duration? { nil }
    mutating func runOut(_ context: Context) -> [Effect] { giveUp(context) }
    func obstacle(_ line: PlainLine, _ context: Context) -> String? { nil }
    var missing: String? { nil }
    func filledIn(_ context: Context) -> [Effect] { [] }
    var report: [String] { [] }
    var aid: PlayAid? { .lines }
    var playerNames: [PlayerName] { [] }
    var progress: [String] { game.score > 0 ? [Sentences.score(game.score)] : [] }
    var scorer: PlayerName? { nil }
    var isNameKnown: Bool { false }
}

// How all games begin, pause, are given up and end.
extension PlainGame {
    /// The game that is played, to be read.
    var game: GameSession<Played> { round.session }

    /// Deals a game whose time begins now.
    mutating func begin(_ options: Played.Options, _ context: Context) {
        round = GameRound(options, context)
        isRunning = true
    }

    mutating func pause(_ context: Context) { round.halt(at: context.now) }

    /// What was reached counts, or is remembered at least.
    mutating func giveUp(_ context: Context) -> [Effect] {
        guard round.giveUp(at: context.now) else {
            isRunning = false
            return []
        }
        return finish(context)
    }

    mutating func finish(_ context: Context) -> [Effect] {
        isRunning = false
        round.aid = aid
        return [.finish(round.finished(names: playerNames, scorer: scorer, at: context.date))]
    }
}

/// Something to choose before a game.
struct RoundChoice {
    let name: String
    /// What can be typed for it beside its name, in small letters.
    let words: [String]
    /// What is chosen; nil for something that is done at once.
    let value: String?
    /// What the choice means, in a sentence; nil where its name says it.
    let explanation: String?
    /// Everything that can be chosen, as it is shown; found when it is asked for.
    let values: () -> [String]

    /// A choice with what is chosen.
    init(
        _ name: String, words: [String], value: String? = nil, explanation: String? = nil,
        values: @escaping () -> [String] = { [] }
    ) {
        self.name = name
        self.words = words
        self.value = value
        self.explanation = explanation
        self.values = values
    }

    /// As it stands in a list.
    var label: String { value.map { Sentences.choice(name, $0) } ?? name }
}
