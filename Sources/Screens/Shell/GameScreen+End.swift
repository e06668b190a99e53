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
        return [.finish(finished)]
    }

    /// The game has ended by itself, and there is nothing more to see of it.
    mutating func endAtOnce(_ context: ScreenContext) -> [Effect] {
        [.finish(finish(context))] + conclude(context)
    }

    /// Tells what was reached, and asks for a name.
    mutating func conclude(_ context: ScreenContext) -> [Effect] {
        guard let finished = shell.finished else { return [] }
        let prompt = GameOverPrompt(finished, summary(context), context)
        shell.stage = .over(prompt, since: context.now)
        arrange(context)
        let fanfare: [Effect] = prompt.isBest ? [.sound(.newBest)] : []
        guard let name = prompt.knownName else { return fanfare }
        return fanfare + [.saveScore(finished, name: name)]
    }

    /// Ends a round that stands still; what was reached counts.
    mutating func giveUp(_ context: ScreenContext) -> [Effect] {
        guard let finished = stop(context) else { return becomeReady(context) }
        guard finished.record.rankedScore == nil else { return [.finish(finished)] + conclude(context) }
        let effects = becomeReady(context)
        shell.message = tr("Given up: in the statistics, not on the leaderboard")
        return [.finish(finished), .discard] + effects
    }

    /// A round that is thrown away for another: its score is saved under the name at hand.
    mutating func abandon(_ context: ScreenContext) -> [Effect] {
        guard let finished = stop(context) else { return [] }
        guard finished.record.rankedScore != nil else { return [.finish(finished), .discard] }
        let name = summary(context).scorer ?? context.settings.lastName ?? .unnamed
        return [.finish(finished), .saveScore(finished, name: name)]
    }

    /// Ends a round that has begun, as the program has to end: no name is asked for.
    mutating func leave(_ context: ScreenContext) -> [Effect] {
        switch shell.stage {
        case .ready, .ending, .over: return []
        case .playing, .paused: break
        }
        guard !game.isOver, let finished = stop(context) else { return [] }
        return [.finish(finished)] + (finished.record.rankedScore == nil ? [.discard] : [])
    }

    /// Stops the game where it is; nil when there is nothing to keep of it.
    private mutating func stop(_ context: ScreenContext) -> FinishedGame? {
        turnOffLights()
        guard hasProgress else { return nil }
        _ = game.perform(.stop, at: shell.clock.time(at: context.now))
        return finish(context)
    }

    private mutating func finish(_ context: ScreenContext) -> FinishedGame {
        let finished = FinishedGame(
            game.record, origin: shell.origin, date: context.date, names: playerNames)
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

    // MARK: - The prompt

    mutating func handle(
        _ input: Event, for prompt: GameOverPrompt, since: Duration, _ context: ScreenContext
    ) -> [Effect] {
        var prompt = prompt
        let response = prompt.handle(input, in: promptArea)
        shell.stage = .over(prompt, since: since)
        guard let response else { return [] }
        if response == .hearAgain { return hearAgain(context) }
        let effects = becomeReady(context)
        switch response {
        case .hearAgain: return effects
        case .save(let name):
            shell.message = prompt.finished.placeMessage(context)
            return effects + prompt.finished.save(under: name, context)
        case .close where prompt.asksForName:
            shell.unsaved = prompt
            shell.message = tr("Not saved. Press u to undo")
            return effects + [.discard]
        case .close: return effects + (prompt.knownName == nil ? [.discard] : [])
        case .playAgain: return effects + (prompt.knownName == nil ? [.discard] : []) + start(context)
        case .leaderboard: return effects + [.open(.leaderboard(prompt.finished.board))]
        }
    }

    /// Asks again for the name of a score that was not saved.
    mutating func reopen(_ prompt: GameOverPrompt, _ context: ScreenContext) -> [Effect] {
        let effects = becomeQuiet(context)
        (shell.unsaved, shell.message) = (nil, nil)
        shell.stage = .over(prompt, since: context.now)
        arrange(context)
        return effects
    }
}
