import GameRules
import Model
import Presentation

/// Tells a recorded game: what happened goes in, sentences and sounds come out.
///
/// What belongs together is held back until it is whole, such as the presses of an answer.
protocol ReplayNarrator: Sendable {
    associatedtype Rules: RoundRules

    /// Nothing has happened yet.
    init(_ game: Rules, _ context: Context)

    /// Takes a move or what came by itself; empty until there is something whole to tell.
    /// - Parameter game: as it stands after everything that happened at that time.
    mutating func narrate(_ step: Replay<Rules>.Step, _ game: Rules, _ context: Context) -> [Effect]

    /// What was held back when the game ended early.
    mutating func rest(_ context: Context) -> [Effect]
}

/// A recorded game of any kind, told piece by piece.
protocol ReplayNarration: Sendable {
    /// The next piece; nil when all is told.
    mutating func next(_ context: Context) -> [Effect]?
}

/// Plays a recorded game again, as far as it takes to have something to tell.
struct NarratorProgress<Narrator: ReplayNarrator>: ReplayNarration {
    private var replay: Replay<Narrator.Rules>
    private var narrator: Narrator
    /// What happened at the same time as something that is told already.
    private var pieces: ArraySlice<[Effect]> = []
    /// What is to be heard and felt of what is not told yet.
    private var cues: [[Effect]] = []

    /// A game from its beginning; nil when the record is of another game.
    init?(_ recorded: RecordedGame, _ context: Context) {
        guard let replay = Replay<Narrator.Rules>(recorded) else { return nil }
        self.replay = replay
        narrator = Narrator(replay.game, context)
    }

    mutating func next(_ context: Context) -> [Effect]? {
        while pieces.isEmpty, let due = replay.deadline {
            let steps = replay.advance(to: due)
            pieces = steps.map { piece($0, context) }.filter { !$0.isEmpty }[...]
        }
        if let piece = pieces.popFirst() { return piece }
        let rest = narrator.rest(context)
        return rest.isEmpty ? nil : takeCues() + rest
    }

    /// What is told of a step; what was held back until then is heard with it.
    private mutating func piece(_ step: Replay<Narrator.Rules>.Step, _ context: Context) -> [Effect] {
        let game = replay.game
        let heard = game.cues(of: step.outcomes, tone: step.move.flatMap(game.tone(of:)))
        if !heard.isEmpty { cues.append(heard) }
        let told = narrator.narrate(step, game, context)
        return told.isEmpty ? [] : takeCues() + told
    }

    private mutating func takeCues() -> [Effect] {
        defer { cues = [] }
        return cues.ofOneLine
    }
}
