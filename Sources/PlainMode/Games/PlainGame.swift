import GameRules
import Model
import Presentation

/// One game in lines: its options, and its course.
///
/// `PlainGameScreen` handles what all games share: start, pause, giving up, and the name.
protocol PlainGame: Sendable {
    associatedtype Played: RoundRules

    init(_ context: Context)

    /// Before the first game, one that nobody plays.
    var round: GameRound<Played> { get set }
    /// False once an effect was `finish`.
    var isRunning: Bool { get set }

    // MARK: Before a game

    /// The settings among them; other choices may follow.
    func rows(_ context: Context) -> [Setting]
    func choices(_ context: Context) -> [RoundChoice]
    /// Selects the next value, or the one that was typed; nil when there is no such value.
    mutating func choose(_ index: Int, _ value: String, _ context: Context) -> [Effect]?
    /// Selects the variant of a leaderboard's name, such as `by-ear` or `4x4-length-6`; nil when it is none of these.
    mutating func choose(_ variant: Played.Options, _ context: Context) -> [Effect]?
    /// What is unusual about the next game, in sentences.
    func introduction(_ context: Context) -> [String]
    /// The options of the next game; nil when none can start.
    func options(_ context: Context) -> Played.Options?
    /// Why a typed line has no effect with the current options; nil when it never has any.
    func obstacle(_ line: PlainLine, _ context: Context) -> String?
    /// What must be typed before a game can start; nil when Enter starts it.
    var missing: String? { get }
    /// Says which answers are kept for the next game, and how to change them.
    func filledIn(_ context: Context) -> [Effect]
    /// Starts a game, or says why it cannot; see `isRunning`.
    mutating func start(_ context: Context) -> [Effect]

    // MARK: In a game

    var awaitsLine: Bool { get }
    /// Nil when the pad of a MIDI controller does nothing in the running game.
    func line(for pad: Pad) -> PlainLine?
    mutating func handle(_ line: PlainLine, _ context: Context) -> [Effect]
    /// Says what a move or the passing of time has brought about.
    mutating func describe(_ events: GameRound<Played>.Events, _ context: Context) -> [Effect]
    mutating func advance(_ context: Context) -> [Effect]
    mutating func heard(_ sequence: Int, at moment: Duration)
    mutating func handle(_ answer: QueryResult, _ context: Context) -> [Effect]
    func wake(_ context: Context) -> Duration?
    mutating func pause(_ context: Context)
    /// Goes on, and repeats the state of the game.
    mutating func resume(_ context: Context) -> [Effect]
    /// Whether a line would be an answer in the game, running or not: such a line is no name.
    func understands(_ line: PlainLine, _ context: Context) -> Bool
    func hints(_ context: Context) -> [String]
    /// The result so far, in sentences; empty without one.
    var progress: [String] { get }

    // MARK: The end

    /// Sentences about a finished game, beside its score.
    var report: [String] { get }
    /// What makes the score hard to compare with others.
    var aid: PlayAid? { get }
    /// One for each seat, when there are several players.
    var playerNames: [PlayerName] { get }
    /// Who has the score, when there are several players.
    var scorer: PlayerName? { get }
    /// Whether the player has given the name for this game, so that it is not asked for again.
    var isNameKnown: Bool { get }
}

extension PlainGame {
    static var kind: GameKind { Played.Options.kind }
    func rows(_ context: Context) -> [Setting] { Self.kind.ownRows }
    func choices(_ context: Context) -> [RoundChoice] {
        rows(context).map { RoundChoice($0, context.settings) }
    }
    mutating func choose(_ index: Int, _ value: String, _ context: Context) -> [Effect]? {
        rows(context)[index].changed(context.settings, to: value, wraps: false).map { [.applySettings($0)] }
    }
    mutating func choose(_ variant: Played.Options, _ context: Context) -> [Effect]? { [] }
    func introduction(_ context: Context) -> [String] { [] }
    func line(for pad: Pad) -> PlainLine? { nil }
    mutating func heard(_ sequence: Int, at moment: Duration) {}
    mutating func handle(_ answer: QueryResult, _ context: Context) -> [Effect] { [] }
    func options(_ context: Context) -> Played.Options? { .usual }
    var awaitsLine: Bool { game.game.show == nil }
    mutating func describe(_ events: GameRound<Played>.Events, _ context: Context) -> [Effect] { events.cues }
    /// What is shown by sound alone is skipped where nothing can be heard.
    mutating func advance(_ context: Context) -> [Effect] {
        guard isRunning else { return [] }
        if game.game.show != nil, !context.audible { round.skipShow(at: context.now) }
        return describe(round.advance(to: context.now), context)
    }
    func wake(_ context: Context) -> Duration? { isRunning ? round.wake(after: context.now) : nil }
    mutating func resume(_ context: Context) -> [Effect] {
        round.clock.run(at: context.now)
        return []
    }
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

extension PlainGame {
    var game: GameSession<Played> { round.session }

    mutating func begin(_ options: Played.Options, _ context: Context) {
        round = GameRound(options, context)
        isRunning = true
    }

    mutating func pause(_ context: Context) { round.halt(at: context.now) }

    /// Ends the game early: finishes it with what counts, if anything does.
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

struct RoundChoice {
    let name: String
    /// Aliases, in lower case.
    var words: [String]
    /// The current value; nil for an action.
    var value: String?
    /// What the value means, in a sentence; nil where its name says it.
    var explanation: String?
    /// All values as shown; computed on demand.
    var values: () -> [String] = { [] }

    var label: String { value.map { Sentences.choice(name, $0) } ?? name }
}

extension RoundChoice {
    init(_ row: Setting, _ settings: Settings) {
        // Without the blanks that set a row in from the one above it.
        name = PlainLine(row.name.string).text
        words = [row.typedName]
        value = row.value(in: settings).string
        values = { row.search(settings).values }
    }
}
