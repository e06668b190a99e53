import GameRules
import Localization
import Model
import Presentation

/// A game of Squares told round by round: what was shown, and what was answered.
struct SquaresNarrator: ReplayNarrator {
    private var shown: SquaresPresentation?
    private var pressed: [Square] = []

    private let grid: SquaresGrid

    init(_ game: SquaresGame, _ context: Context) { grid = game.options.grid }

    mutating func narrate(
        _ step: Replay<SquaresGame>.Step, _ game: SquaresGame, _ context: Context
    ) -> [Effect] {
        if case .press(let square)? = step.move { pressed.append(square) }
        return step.outcomes.flatMap { describe($0, context) }
    }

    private mutating func describe(_ outcome: SquaresGame.Outcome, _ context: Context) -> [Effect] {
        switch outcome {
        case .preview(let show): shown = show
        case .cancelled:
            shown = nil
            return context.say(tr("Cancelled."))
        case .playersTurn:
            defer { shown = nil }
            guard let shown else { return [] }
            return tones(shown) + context.say(Sentences.squares(shown.squares.map { $0.told(context) }))
        case .right: break
        case .success(_, let score), .won(_, let score):
            return answer(context) + context.say(Sentences.rightScore(score))
        case .wrong(let mistake):
            let (pressed, right) = (mistake.pressed.told(context), mistake.right.told(context))
            return answer(context)
                + context.say(Sentences.wrongAnswer(pressed, was: right))
        case .resized(let length): return context.say(tr("Next: \(length) squares."))
        case .stopped: return context.say(Sentences.stopped)
        }
        return []
    }

    /// What was heard of the squares, each at its time.
    private func tones(_ show: SquaresPresentation) -> [Effect] {
        show.squares.enumerated().map { place, square in
            .soundLater(.square(square, grid), after: show.schedule.onset(place) - show.start)
        }
    }

    private mutating func answer(_ context: Context) -> [Effect] {
        guard !pressed.isEmpty else { return [] }
        defer { pressed = [] }
        return context.say(Sentences.answer(pressed.map { $0.told(context) }, by: nil))
    }

    mutating func rest(_ context: Context) -> [Effect] { answer(context) }
}
