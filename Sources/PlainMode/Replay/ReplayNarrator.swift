import GameRules
import Model
import Presentation

/// Turns the events of a recorded game into sentences and sounds.
///
/// What belongs together, such as the presses of an answer, is held back until it is complete.
protocol ReplayNarrator: Sendable {
    associatedtype Rules: RoundRules

    init(_ game: Rules, _ context: Context)

    /// Takes a move or a timed event; empty until something is complete.
    /// - Parameter game: after everything that happened at that time.
    mutating func narrate(_ step: Replay<Rules>.Step, _ game: Rules, _ context: Context) -> [Effect]

    /// What was held back when the game ended early.
    mutating func rest(_ context: Context) -> [Effect]
}

extension ReplayNarrator {
    mutating func rest(_ context: Context) -> [Effect] { [] }
}

protocol ReplayNarration: Sendable {
    /// Nil at the end.
    mutating func next(_ context: Context) -> [Effect]?
}

struct NarratorProgress<Narrator: ReplayNarrator>: ReplayNarration {
    private var replay: Replay<Narrator.Rules>
    private var narrator: Narrator
    /// Further pieces of the same time.
    private var pieces: ArraySlice<[Effect]> = []
    /// Sounds and vibrations of what is held back.
    private var cues: [[Effect]] = []

    /// Nil when the record is of another game.
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

    /// The sentences of a step, with the sounds held back until then.
    private mutating func piece(_ step: Replay<Narrator.Rules>.Step, _ context: Context) -> [Effect] {
        let game = replay.game
        let heard = game.cues(of: step.outcomes, tone: step.move.flatMap(game.tone(of:)))
        if !heard.isEmpty { cues.append(heard) }
        let spoken = narrator.narrate(step, game, context)
        return spoken.isEmpty ? [] : takeCues() + spoken
    }

    private mutating func takeCues() -> [Effect] {
        defer { cues = [] }
        return cues.ofOneLine
    }
}

extension [Effect] {
    /// Between the tones of the moves of a line.
    static let stepOfLine = Duration.milliseconds(300)
}

extension [[Effect]] {
    /// Plays the moves of a line one after the other; only the last one is felt.
    var ofOneLine: [Effect] {
        enumerated().flatMap { index, cues in
            let delay = [Effect].stepOfLine * index
            return cues.compactMap { cue -> Effect? in
                switch cue {
                case .sound(let sound) where index > 0: .soundLater(sound, after: delay)
                case .soundLater(let sound, let rest): .soundLater(sound, after: rest + delay)
                case .haptic where index < count - 1: nil
                default: cue
                }
            }
        }
    }
}
