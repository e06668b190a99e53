import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension GameScreen {
    /// The game has ended by itself: its end is shown before a name is asked for.
    mutating func end(
        _ ending: Ending, since moment: Duration? = nil, _ context: ScreenContext
    ) -> [Effect] {
        let finished = finish(context)
        shell.stage = .ending(ending, since: moment ?? context.now)
        shell.lateKeys = LateKeys(since: context.now, after: shell.lastPress)
        return [.finish(finished)]
    }

    mutating func conclude(_ context: ScreenContext) -> [Effect] {
        guard let finished = shell.finished else { return [] }
        let prompt = GameOverPrompt(
            finished, summary(context), context, offersLetters: shell.usesMouse)
        shell.stage = .over(prompt)
        arrange(context)
        var fanfare: [Effect] = []
        if prompt.isBest && !shell.isWatched {
            fanfare = [.sound(.reward(.newBest))]
            celebrate(context)
        }
        guard let name = prompt.knownName else { return fanfare }
        return fanfare + [.saveScore(finished, name: name)]
    }

    /// The score counts.
    mutating func giveUp(_ context: ScreenContext) -> [Effect] {
        guard let finished = stop(context) else { return becomeReady(context) }
        guard finished.record.rankedScore == nil else { return [.finish(finished)] + conclude(context) }
        let effects = becomeReady(context)
        shell.message = finished.unrankedReason
        return [.finish(finished), .discard] + effects
    }

    /// Restarting saves the score under the name at hand; a message says so while the next round begins.
    mutating func abandon(_ context: ScreenContext) -> (effects: [Effect], message: SafeText?) {
        guard let finished = stop(context) else { return ([], nil) }
        guard finished.record.rankedScore != nil else {
            return ([.finish(finished), .discard], finished.unrankedReason)
        }
        let name = summary(context).scorer ?? context.settings.lastName ?? .unnamed
        return (
            [.finish(finished), .saveScore(finished, name: name)],
            finished.placeMessage(context, under: name)
        )
    }

    var prompt: GameOverPrompt? { if case .over(let prompt) = shell.stage { prompt } else { nil } }

    /// The program ends: no name is asked for, but one that was typed counts.
    mutating func leave(_ context: ScreenContext) -> [Effect] {
        if let prompt { return prompt.typedName.map { prompt.finished.keep(under: $0, context) } ?? [] }
        switch shell.stage {
        case .ready, .ending, .over: return []
        case .playing, .paused: break
        }
        guard !game.isOver, let finished = stop(context) else { return [] }
        return [.finish(finished)] + (finished.record.rankedScore == nil ? [.discard] : [])
    }

    /// Nil where there is nothing to keep.
    private mutating func stop(_ context: ScreenContext) -> FinishedGame? {
        turnOffLights()
        return round.giveUp(at: context.now) ? finish(context) : nil
    }

    private mutating func finish(_ context: ScreenContext) -> FinishedGame {
        let finished = round.finished(
            names: playerNames, scorer: summary(context).scorer, at: context.date)
        shell.finished = finished
        return finished
    }

    mutating func becomeReady(_ context: ScreenContext) -> [Effect] {
        let effects = becomeQuiet(context)
        shell.stage = .ready
        shell.menu.focus = firstFocus
        arrange(context)
        return effects
    }

    /// Shown where the terminal does not let programs copy.
    mutating func copyResult(_ context: ScreenContext) -> [Effect] {
        guard let result = shell.result(context) else { return [] }
        guard context.writesClipboard else { return becomeQuiet(context) + [.open(.result(result))] }
        shell.message = tr("Result copied. A picture: simon share --png FILE")
        return [.copy(result.text)]
    }

    // MARK: - The prompt

    mutating func handle(
        _ input: Event, for prompt: GameOverPrompt, _ context: ScreenContext
    ) -> [Effect] {
        var prompt = prompt
        let answer = prompt.handle(input)
        shell.stage = .over(prompt)
        return self.answer(answer, of: prompt, context)
    }

    mutating func answer(
        _ answer: GameOverPrompt.Part?, of prompt: GameOverPrompt, _ context: ScreenContext
    ) -> [Effect] {
        guard let answer else { return [] }
        if answer == .hearAgain { return hearAgain(context) }
        let effects = becomeReady(context)
        if answer == .save {
            shell.message = prompt.finished.placeMessage(context)
            return effects + prompt.finished.save(under: prompt.name, context)
        }
        if !prompt.savesNothing {
            shell.unsaved = prompt
            shell.message = tr("Not saved. Press u to undo")
        }
        // A score whose name was known is saved already.
        let left = effects + (prompt.knownName == nil ? [.discard] : [])
        switch answer {
        case .playAgain: return left + start(context)
        case .chooseAgain:
            if let first = choiceKeys(context).items.first { shell.menu.focus = .choice(first.action) }
            return left
        case .leaderboard: return left + [.open(.leaderboard(prompt.finished.board))]
        default: return left
        }
    }

    /// Asks again for the name; meanwhile the score is kept without one.
    mutating func reopen(_ prompt: GameOverPrompt, _ context: ScreenContext) -> [Effect] {
        let effects = becomeQuiet(context)
        (shell.unsaved, shell.message) = (nil, nil)
        shell.stage = .over(prompt)
        arrange(context)
        return effects + [.keepScore(prompt.finished, name: nil)]
    }

    // MARK: - Input between the end and the prompt

    /// An input that is not for the game opens the prompt at once, and letters go into the name.
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

    mutating func skipEnd(_ context: ScreenContext) -> [Effect] {
        guard canSkipEnd(context) else { return [] }
        completePicture(context)
        return conclude(context)
    }

    mutating func goOn(_ context: ScreenContext) -> [Effect] { skipEnd(context) }

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
