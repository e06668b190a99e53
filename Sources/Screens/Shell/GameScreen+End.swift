import GameRules
import Localization
import Model
import Presentation
import TerminalCore

// How a game ends on every screen: what was reached is kept, and a name is asked for once.
extension GameScreen {
    /// The game has ended by itself; its end is looked at before a name is asked for.
    mutating func end(
        _ ending: Ending, since moment: Duration? = nil, _ context: ScreenContext
    ) -> [Effect] {
        let finished = finish(context)
        shell.stage = .ending(ending, since: moment ?? context.now)
        shell.lateKeys = LateKeys(since: context.now, after: shell.lastPress)
        return [.finish(finished)]
    }

    /// Tells what was reached, and asks for a name.
    mutating func conclude(_ context: ScreenContext) -> [Effect] {
        guard let finished = shell.finished else { return [] }
        let prompt = GameOverPrompt(
            finished, summary(context), context, offersLetters: shell.usesMouse)
        shell.stage = .over(prompt)
        arrange(context)
        var fanfare: [Effect] = []
        if prompt.isBest && !shell.isWatched {
            fanfare = [.sound(.newBest)]
            celebrate(context)
        }
        guard let name = prompt.knownName else { return fanfare }
        return fanfare + [.saveScore(finished, name: name)]
    }

    /// Ends a round that stands still; what was reached counts.
    mutating func giveUp(_ context: ScreenContext) -> [Effect] {
        guard let finished = stop(context) else { return becomeReady(context) }
        guard finished.record.rankedScore == nil else { return [.finish(finished)] + conclude(context) }
        let effects = becomeReady(context)
        shell.message = finished.unrankedReason
        return [.finish(finished), .discard] + effects
    }

    /// A round that is thrown away for another: its score is saved under the name at hand, and what became of it is
    /// told while the next one begins.
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

    /// Ends a round that has begun, as the program has to end: no name is asked for, but one that was typed counts.
    mutating func leave(_ context: ScreenContext) -> [Effect] {
        switch shell.stage {
        case .over(let prompt): return prompt.typedName.map { prompt.finished.keep(under: $0, context) } ?? []
        case .ready, .ending: return []
        case .playing, .paused: break
        }
        guard !game.isOver, let finished = stop(context) else { return [] }
        return [.finish(finished)] + (finished.record.rankedScore == nil ? [.discard] : [])
    }

    /// Stops the game where it is; nil when there is nothing to keep of it.
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

    /// Waits for the next start, in silence.
    mutating func becomeReady(_ context: ScreenContext) -> [Effect] {
        let effects = becomeQuiet(context)
        shell.stage = .ready
        shell.menu.focus = firstFocus
        arrange(context)
        return effects
    }

    /// Copies what there is to tell of the game, or shows it where the terminal does not let programs copy.
    mutating func copyResult(_ context: ScreenContext) -> [Effect] {
        guard let result = shell.result else { return [] }
        guard context.writesClipboard else { return becomeQuiet(context) + [.open(.result(result))] }
        shell.message = tr("Result copied")
        return [.copy(result.text)]
    }

    // MARK: - The prompt

    mutating func handle(
        _ input: Event, for prompt: GameOverPrompt, _ context: ScreenContext
    ) -> [Effect] {
        var prompt = prompt
        let response = prompt.handle(input)
        shell.stage = .over(prompt)
        return answer(response, of: prompt, context)
    }

    /// Does what the player has answered, if anything.
    mutating func answer(
        _ response: GameOverPrompt.Response?, of prompt: GameOverPrompt, _ context: ScreenContext
    ) -> [Effect] {
        guard let response else { return [] }
        if response == .hearAgain { return hearAgain(context) }
        let effects = becomeReady(context)
        if case .save(let name) = response {
            shell.message = prompt.finished.placeMessage(context)
            return effects + prompt.finished.save(under: name, context)
        }
        if !prompt.savesNothing {
            shell.unsaved = prompt
            shell.message = tr("Not saved. Press u to undo")
        }
        // A score whose name was known is saved already.
        let left = effects + (prompt.knownName == nil ? [.discard] : [])
        switch response {
        case .playAgain: return left + start(context)
        case .chooseAgain:
            if let first = choiceKeys(context).items.first { shell.menu.focus = .choice(first.action) }
            return left
        case .leaderboard: return left + [.open(.leaderboard(prompt.finished.board))]
        case .close, .save, .hearAgain: return left
        }
    }

    /// Asks again for the name of a score that was taken away; until it is given the score is there again.
    mutating func reopen(_ prompt: GameOverPrompt, _ context: ScreenContext) -> [Effect] {
        let effects = becomeQuiet(context)
        (shell.unsaved, shell.message) = (nil, nil)
        shell.stage = .over(prompt)
        arrange(context)
        return effects + [.keepScore(prompt.finished, name: nil)]
    }
}
