import GameRules
import Model
import TerminalCore
import Presentation

extension MatchScreen {
    /// How long an answer's verdict shows.
    private static let verdictLength = Duration.milliseconds(300)

    /// Starts a game, or says what has to be chosen first.
    mutating func start(_ context: ScreenContext) -> [Effect] {
        guard setup.missing == nil, let length = setup.length else {
            stage = .alert(setup.missing ?? .length)
            return []
        }
        open(MatchOptions(length: length), seed: context.seed, context)
        return make(.start, context)
    }

    /// An answer: judged, heard, seen and felt at once.
    mutating func say(_ answer: MatchAnswer, _ context: ScreenContext) -> [Effect] {
        let before = game.tally
        let outcomes = game.perform(.answer(answer == .yes), at: clock.time(at: context.now))
        for outcome in outcomes {
            switch outcome {
            case .right(let tally):
                show(answer, isRight: true, context)
                let isRaised = tally.multiplier > before.multiplier
                return isRaised
                    ? [.sound(.complete), .haptic(.complete)] : [.sound(.right), .haptic(.press)]
            case .wrong:
                show(answer, isRight: false, context)
                return [.sound(.wrong), .haptic(.mistake)]
            case .over: return end(context)
            case .cards, .stopped: break
            }
        }
        return []
    }

    private mutating func show(_ answer: MatchAnswer, isRight: Bool, _ context: ScreenContext) {
        verdict = Verdict(answer: answer, isRight: isRight, end: context.now + Self.verdictLength)
    }

    /// Lets time pass: a verdict fades, the time runs out, and then a name is asked for.
    mutating func pass(_ context: ScreenContext) -> [Effect] {
        if let verdict, verdict.end <= context.now { self.verdict = nil }
        switch stage {
        case .playing where !MinimumSize.applies(to: size):
            let isOver = !game.advance(to: clock.time(at: context.now)).isEmpty
            return isOver ? end(context) : []
        case .over(let finished, let since):
            if context.now - since >= AnimationTiming.failing { askForName(finished, context) }
            return []
        case .ready, .typing, .alert, .playing, .paused, .naming: return []
        }
    }

    private mutating func end(_ context: ScreenContext) -> [Effect] {
        let finished = FinishedGame(
            game.record, origin: context.seedOrigin(of: .match(game.options)), date: context.date)
        result = MatchSummary(game.game)
        verdict = nil
        stage = .over(finished, since: context.now)
        return [.sound(.complete), .haptic(.complete), .finish(finished)]
    }

    /// Ends a paused game; what was reached counts.
    mutating func giveUp(_ context: ScreenContext) -> [Effect] {
        guard game.score > 0 else { return becomeReady(context) }
        _ = game.perform(.stop, at: clock.time(at: context.now))
        let finished = FinishedGame(
            game.record, origin: context.seedOrigin(of: .match(game.options)), date: context.date)
        result = MatchSummary(game.game)
        askForName(finished, context)
        return [.finish(finished)]
    }

    private mutating func askForName(_ finished: FinishedGame, _ context: ScreenContext) {
        var context = context
        context.settings.lastName = setup.name ?? context.settings.lastName
        stage = .naming(GameOverPrompt(finished, report: result?.lines ?? [], context))
    }

    /// The leaderboard of the length that is chosen, or of a usual game.
    func boardName(_ context: ScreenContext) -> LeaderboardID {
        let options = GameOptions.match(MatchOptions(length: setup.length ?? .full))
        return context.seedOrigin(of: options).leaderboard(of: options)
    }

    /// Esc: the game stands still under a menu.
    mutating func pause(_ context: ScreenContext) -> [Effect] {
        guard case .playing = stage else { return [] }
        stage = .paused(PauseMenu())
        return halt(context)
    }

    /// Stops the time.
    mutating func halt(_ context: ScreenContext) -> [Effect] {
        clock.stop(at: context.now)
        verdict = nil
        return [.sound(.silence)]
    }

    /// The time that is left of the game.
    func timeLeft(_ context: ScreenContext) -> Duration {
        guard let deadline = game.deadline else { return .zero }
        return max(.zero, deadline - clock.time(at: context.now))
    }

    /// When another second has passed.
    func nextSecond(_ context: ScreenContext) -> Duration? {
        let time = clock.time(at: context.now)
        return clock.moment(of: .seconds(time.components.seconds + 1))
    }
}
