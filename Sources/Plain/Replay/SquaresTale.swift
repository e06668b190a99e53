internal import GameRules
internal import Screens

/// A game of Squares told round by round: what was shown, and what was answered.
struct SquaresTale: Tale {
    private var shown: SquaresShow?
    private var pressed: [Square] = []

    init(_ game: SquaresGame, _ context: PlainContext) {}

    mutating func take(
        _ step: Replay<SquaresGame>.Step, _ game: SquaresGame, _ context: PlainContext
    ) -> [PlainEffect] {
        if case .press(let square)? = step.move { pressed.append(square) }
        return step.outcomes.flatMap { tell($0, context) }
    }

    private mutating func tell(_ outcome: SquaresGame.Outcome, _ context: PlainContext) -> [PlainEffect] {
        switch outcome {
        case .preview(let show): shown = show
        case .cancelled:
            shown = nil
            return context.say(Sentences.brokenOff)
        case .playersTurn:
            defer { shown = nil }
            return shown.map { context.say(Sentences.squares($0.squares.map { $0.told(context) })) } ?? []
        case .right: break
        case .success(_, let score):
            return [.sound(.complete)] + answer(context) + context.say(Sentences.rightScore(score))
        case .wrong(let mistake):
            let (pressed, right) = (mistake.pressed.told(context), mistake.right.told(context))
            return [.sound(.wrong)] + answer(context)
                + context.say(Sentences.wrongAnswer(pressed, was: right))
        case .resized(let length): return context.say(Sentences.nextLength(length))
        case .stopped: return context.say(Sentences.stopped)
        }
        return []
    }

    private mutating func answer(_ context: PlainContext) -> [PlainEffect] {
        guard !pressed.isEmpty else { return [] }
        defer { pressed = [] }
        return context.say(Sentences.answer(pressed.map { $0.told(context) }, by: nil))
    }

    mutating func rest(_ context: PlainContext) -> [PlainEffect] { answer(context) }
}
