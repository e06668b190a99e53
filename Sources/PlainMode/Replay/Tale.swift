import GameRules
import Model

/// How a game is told that was played: what happened goes in, sentences and sounds come out.
///
/// What belongs together is held back until it is whole, such as the presses of an answer.
protocol Tale: Sendable {
    /// The rules.
    associatedtype Rules: Game

    /// Nothing has happened yet.
    init(_ game: Rules, _ context: PlainContext)

    /// Takes a move or what came by itself; empty until there is something whole to tell.
    /// - Parameter game: as it stands after everything that happened at that time.
    mutating func take(_ step: Replay<Rules>.Step, _ game: Rules, _ context: PlainContext) -> [PlainEffect]

    /// What was held back when the game broke off.
    mutating func rest(_ context: PlainContext) -> [PlainEffect]
}

/// A recorded game of any kind, told piece by piece.
protocol TaleTeller: Sendable {
    /// The next piece; nil when all is told.
    mutating func next(_ context: PlainContext) -> [PlainEffect]?
}

/// Plays a recorded game again, as far as it takes to have something to tell.
struct TaleWalk<Told: Tale>: TaleTeller {
    private var replay: Replay<Told.Rules>
    private var tale: Told
    /// What happened at the same time as something that is told already.
    private var pieces: ArraySlice<[PlainEffect]> = []

    /// A game from its beginning; nil when the record is of another game.
    init?(_ recorded: RecordedGame, _ context: PlainContext) {
        guard let replay = Replay<Told.Rules>(recorded) else { return nil }
        self.replay = replay
        tale = Told(replay.game, context)
    }

    mutating func next(_ context: PlainContext) -> [PlainEffect]? {
        while pieces.isEmpty, let due = replay.deadline {
            let steps = replay.advance(to: due)
            pieces = steps.map { tale.take($0, replay.game, context) }.filter { !$0.isEmpty }[...]
        }
        if let piece = pieces.popFirst() { return piece }
        let rest = tale.rest(context)
        return rest.isEmpty ? nil : rest
    }
}

/// The games that can be told: all of them.
enum Tales {
    /// What tells a recorded game.
    static func teller(of recorded: RecordedGame, _ context: PlainContext) -> (any TaleTeller)? {
        switch recorded.options.kind {
        case .simon: TaleWalk<SimonTale>(recorded, context)
        case .squares: TaleWalk<SquaresTale>(recorded, context)
        case .pairs: TaleWalk<CardTale<PairsCards>>(recorded, context)
        case .words: TaleWalk<CardTale<WordsCards>>(recorded, context)
        case .match: TaleWalk<MatchTale>(recorded, context)
        }
    }
}
