import GameRules
import Localization
import Model
import Presentation

struct SquaresNarrator: ReplayNarrator {
    /// Kept, as at the end of a moment the game may show the next ones.
    private var shown: (lights: LightSchedule, squares: [Square])?
    private var pressed: [Square] = []

    init(_ game: SquaresGame, _ context: Context) {}

    mutating func narrate(
        _ step: Replay<SquaresGame>.Step, _ game: SquaresGame, _ context: Context
    ) -> [Effect] {
        if case .press(let square)? = step.move { pressed.append(square) }
        return step.outcomes.flatMap { outcome -> [Effect] in
            switch outcome {
            case .preview(let show): shown = (show, game.sequence)
            case .cancelled:
                shown = nil
                return context.say(tr("Cancelled."))
            case .playersTurn:
                defer { shown = nil }
                guard let shown else { return [] }
                // What was heard of the squares, each at its time.
                let tones = shown.squares.enumerated().map { index, square in
                    Effect.soundLater(
                        .square(square, game.options.grid),
                        after: shown.lights.onset(index) - shown.lights.start)
                }
                return tones + context.say(Sentences.squares(shown.squares.map { $0.spoken(context) }))
            case .right: break
            case .success(_, let score), .won(_, let score):
                return answer(context) + context.say(Sentences.rightScore(score))
            case .wrong(let mistake):
                let (pressed, right) = (mistake.pressed.spoken(context), mistake.right.spoken(context))
                return answer(context)
                    + context.say(Sentences.wrongAnswer(pressed, was: right))
            case .resized(let length): return context.say(tr("Next: \(length) squares."))
            case .stopped: return context.say(Sentences.stopped)
            }
            return []
        }
    }

    private mutating func answer(_ context: Context) -> [Effect] {
        guard !pressed.isEmpty else { return [] }
        defer { pressed = [] }
        return context.say(Sentences.answer(pressed.map { $0.spoken(context) }, by: nil))
    }

    mutating func rest(_ context: Context) -> [Effect] { answer(context) }
}
