import GameRules
import Model
import TerminalCore
import Localization
import Presentation

extension SimonScreen {
    /// Starts a game.
    mutating func start(_ context: ScreenContext) -> [Effect] {
        let options = options(context)
        guard options.hasSound && !options.hasLights && !context.audible else {
            return begin(options, context)
        }
        word = tr("By ear needs sound, but there is none: press s for settings")
        return []
    }

    private mutating func begin(_ options: SimonOptions, _ context: ScreenContext) -> [Effect] {
        open(options, seed: context.seed, context)
        return [.sound(.silence)] + make(.start, context)
    }

    /// Does what a game's outcomes ask for.
    /// - Parameter held: whether the press that led to them lasts until it is let go.
    mutating func follow(
        _ outcomes: [SimonGame.Outcome], held: Bool = false, _ context: ScreenContext
    ) -> [Effect] {
        var effects: [Effect] = []
        var fault: SimonMistakeCause?
        for outcome in outcomes {
            switch outcome {
            case .right(let pad), .added(let pad): effects += touch(pad, held: held, context)
            case .roundComplete(let pad, _): effects += touch(pad, held: held, context) + [.haptic(.complete)]
            case .show(let next): show = SimonPlayback(next)
            case .playersTurn, .stopped: show = nil
            case .rearranged(let places): coming = (places, context.now + AnimationTiming.rearranging)
            case .wrong(let mistake): fault = .wrong(mistake)
            case .tooLate(let timeout): fault = .late(timeout)
            case .eliminated(let player): effects += takeOut(player, fault, context)
            case .won(let victory): effects += win(victory, context)
            case .trial(let trial): effects += tell(trial, fault)
            case .measured(let result): effects += measure(result, context)
            }
        }
        guard let fault else { return effects }
        let goesOn = !game.isOver || isWon || game.options.variant == .span
        return goesOn ? [.sound(.razz), .haptic(.mistake)] + effects : fail(fault, context)
    }

    /// A mistake that ends the game: the razz, the right pad blinks, and then a name is asked for.
    private mutating func fail(_ fault: SimonMistakeCause, _ context: ScreenContext) -> [Effect] {
        turnOffLights()
        show = nil
        let finished = finish(context)
        if case .wrong(let mistake) = fault, showsLights {
            // It answers like every press, before it is crossed.
            lights[mistake.pressed.rawValue].on()
            lightOffTimes[mistake.pressed] = context.now + AnimationTiming.answer
        }
        stage = .failing(finished, fault, since: context.now)
        return [.sound(.razz), .haptic(.mistake), .finish(finished)]
    }

    /// One of several is out; the others go on.
    private mutating func takeOut(_ player: Int, _ fault: SimonMistakeCause?, _ context: ScreenContext)
        -> [Effect]
    {
        turnOffLights()
        let name = roster.name(of: player)
        word = SafeText(fault.map { $0.sentence(game.options, who: name) } ?? "")
        return []
    }

    private mutating func win(_ victory: SimonVictory, _ context: ScreenContext) -> [Effect] {
        show = nil
        let finished = finish(context)
        let rest = victory.start - game.time
        stage = .winning(finished, victory, from: context.now + rest)
        return [.finish(finished)]
    }

    /// A sequence of a span has been judged; a wrong one ends only itself.
    private mutating func tell(_ trial: SpanStaircase.Trial, _ fault: SimonMistakeCause?) -> [Effect] {
        guard !trial.isRight else { return [] }
        turnOffLights()
        word = SafeText(fault.map { $0.sentence(game.options) } ?? "")
        return []
    }

    private mutating func measure(_ result: SpanResult, _ context: ScreenContext) -> [Effect] {
        (show, word) = (nil, nil)
        let finished = finish(context)
        stage = .naming(
            GameOverPrompt(
                finished, title: tr("Span measured"), report: game.staircase.report(of: result), context))
        return [.sound(.complete), .haptic(.complete), .finish(finished)]
    }

    private var isWon: Bool {
        if case .winning = stage { true } else { false }
    }

    private func finish(_ context: ScreenContext) -> FinishedGame {
        FinishedGame(
            game.record, origin: context.seedOrigin(of: .simon(game.options)), date: context.date,
            names: game.options.players > 1 ? roster.allNames : [])
    }

    /// What a game that starts now is played with.
    func options(_ context: ScreenContext) -> SimonOptions { SimonOptions(context.settings) }

    /// The leaderboard of the game that runs, or of the one that would start now.
    func boardName(_ context: ScreenContext) -> LeaderboardID {
        let options = GameOptions.simon(stage == .ready ? options(context) : game.options)
        return context.seedOrigin(of: options).leaderboard(of: options)
    }

    /// Esc: the round stands still under a menu.
    mutating func pause(_ context: ScreenContext) -> [Effect] {
        guard case .playing = stage else { return [] }
        stage = .paused(PauseMenu())
        return halt(context)
    }

    /// Ends a paused round; what was reached counts.
    mutating func giveUp(_ context: ScreenContext) -> [Effect] {
        show = nil
        guard game.score > 0 else { return becomeReady(context) }
        _ = game.perform(.stop, at: clock.time(at: context.now))
        let finished = finish(context)
        stage = .naming(GameOverPrompt(finished, report: [], scorer: scorer, context))
        return [.finish(finished)]
    }

    /// Waits for the next start, in silence.
    mutating func becomeReady(_ context: ScreenContext) -> [Effect] {
        let quiet = endSequenceReplay()
        stage = .ready
        focus = .start
        return quiet
    }
}

extension Duration {
    /// What is left after whole multiples of a length.
    func remainder(by length: Duration) -> Duration {
        self - length * Int(self / length)
    }
}
