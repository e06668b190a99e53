import Presentation
import TerminalCore

// Input between the end of a game and the name.
extension GameScreen {
    /// What is not for the game goes on to the prompt at once, and letters go into the name.
    mutating func handleEnd(_ input: Event, _ context: ScreenContext) -> [Effect] {
        var effects = handleEnding(input, context)
        guard case .ending = shell.stage, canSkipEnd(context) else { return effects }
        let isMove = isMove(input, context)
        let early = shell.lateKeys?.take(input, plays: isMove, isAsked: false, at: context.now) ?? []
        guard !early.isEmpty || input.isPress && !isMove else { return effects }
        completePicture(context)
        effects += conclude(context)
        guard case .over(let prompt) = shell.stage, prompt.asksForName else { return effects }
        return effects + answer(early, context)
    }

    /// Whoever clicks has seen the end.
    mutating func skipEnd(_ context: ScreenContext) -> [Effect] {
        guard canSkipEnd(context) else { return [] }
        completePicture(context)
        return conclude(context)
    }

    mutating func goOn(_ context: ScreenContext) -> [Effect] { skipEnd(context) }

    /// Hands the prompt what is meant for it.
    mutating func deliver(_ input: Event, _ context: ScreenContext) -> [Effect] {
        let late = shell.lateKeys?.take(input, plays: false, isAsked: true, at: context.now)
        return answer(late ?? [input], context)
    }

    private mutating func answer(_ inputs: [Event], _ context: ScreenContext) -> [Effect] {
        var effects: [Effect] = []
        for input in inputs {
            if case .over(let prompt) = shell.stage { effects += handle(input, for: prompt, context) }
        }
        return effects
    }
}
