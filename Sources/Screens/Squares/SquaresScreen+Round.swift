import GameRules
import Model
import TerminalCore
import Localization
import Presentation

extension SquaresScreen {
    /// Whether a sequence has been repeated whole and the next one waits for the player.
    var isBetweenRounds: Bool { game.phase == .success || game.phase == .idle }

    /// Starts a game.
    mutating func start(_ context: ScreenContext) -> [Effect] {
        open(options, seed: context.seed, context)
        return startRound(context)
    }

    /// Has the next sequence shown.
    mutating func startRound(_ context: ScreenContext) -> [Effect] { make(.start, context) }

    /// Breaks off what is shown; without a point there is nothing to go on with.
    mutating func cancel(_ context: ScreenContext) -> [Effect] {
        let effects = make(.cancel, context)
        return game.score == 0 ? effects + becomeReady(context) : effects
    }

    /// Chooses how long the next sequence of a running game is.
    mutating func resize(by step: Int, _ context: ScreenContext) {
        _ = make(.resize(SquaresChoice.length(game.length, by: step)), context)
    }

    /// A press: judged, heard, seen and felt at once.
    mutating func press(_ square: Square, _ context: ScreenContext) -> [Effect] {
        let outcomes = game.perform(.press(square), at: clock.time(at: context.now))
        guard let outcome = outcomes.last else { return [] }
        joltIfFelt(square, context)
        switch outcome {
        case .right:
            light(square, .right, until: context.now + AnimationTiming.press)
            return [.sound(.right), .haptic(.press)]
        case .success, .won:
            let glow = context.now + AnimationTiming.success
            for member in game.sequence { light(member, .right, until: glow) }
            spoken = tr("\(square.name): right, and that was the last")
            if game.isOver { return win(context) }
            return [.sound(.complete), .haptic(.complete)]
        case .wrong(let mistake): return fail(mistake, context)
        case .preview, .cancelled, .playersTurn, .resized, .stopped: return []
        }
    }

    private mutating func win(_ context: ScreenContext) -> [Effect] {
        let finished = finish(context)
        stage = .naming(GameOverPrompt(finished, title: tr("You win!"), report: [], context))
        return [.sound(.complete), .haptic(.complete), .finish(finished)]
    }

    private mutating func fail(_ mistake: SquaresMistake, _ context: ScreenContext) -> [Effect] {
        turnOffLights()
        light(mistake.pressed, .wrong, until: nil)
        shownCount = mistake.index
        let finished = finish(context)
        stage = .failing(finished, mistake, since: context.now)
        return [.sound(.wrong), .haptic(.mistake), .finish(finished)]
    }

    func finish(_ context: ScreenContext) -> FinishedGame {
        FinishedGame(
            game.record, origin: context.seedOrigin(of: .squares(game.options)), date: context.date)
    }

    /// The leaderboard of the game that runs, or of the one that would start now.
    func boardName(_ context: ScreenContext) -> LeaderboardID {
        let options = GameOptions.squares(stage == .ready ? options : game.options)
        return context.seedOrigin(of: options).leaderboard(of: options)
    }

    /// Esc: the game stands still under a menu, its squares dark.
    mutating func pause(_ context: ScreenContext) -> [Effect] {
        guard case .playing = stage else { return [] }
        stage = .paused(PauseMenu())
        return halt(context)
    }

    /// Ends a paused game; what was reached counts.
    mutating func giveUp(_ context: ScreenContext) -> [Effect] {
        turnOffLights()
        guard game.score > 0 else { return becomeReady(context) }
        return make(.stop, context)
    }

    /// Asks for a name, with what went wrong.
    mutating func askForName(_ finished: FinishedGame, _ mistake: SquaresMistake, _ context: ScreenContext) {
        turnOffLights()
        let story: String = tr("You pressed \(mistake.pressed.name),\nit was \(mistake.right.name).")
        let lines = story.split(separator: "\n").map { SafeText($0) }
        stage = .naming(GameOverPrompt(finished, report: lines, context))
    }

    /// Waits for the next start.
    mutating func becomeReady(_ context: ScreenContext) -> [Effect] {
        stage = .ready
        menu.focus = .action(.start)
        spoken = nil
        rebuild(context)
        return []
    }

    private mutating func joltIfFelt(_ square: Square, _ context: ScreenContext) {
        guard context.settings.haptics && !context.display.reducedMotion else { return }
        jolt = (square, context.now + AnimationTiming.jolt)
    }
}
