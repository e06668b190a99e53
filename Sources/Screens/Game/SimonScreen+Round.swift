internal import GameRules
internal import Model
internal import TerminalCore

extension SimonScreen {
    /// Starts a game.
    mutating func start(_ context: Context) -> [Effect] {
        quench()
        word = nil
        focusedPad = nil
        game = GameSession(options: options(context), seed: context.seed)
        clock = GameClock(at: context.now)
        for case .show(let next) in game.make(.start, at: .zero) { show = Showing(next) }
        stage = .playing
        return [.sound(.silence)]
    }

    /// A wrong pad: the razz, the right pad blinks, and then a name is asked for.
    mutating func fail(_ mistake: SimonMistake, _ context: Context) -> [Effect] {
        quench()
        show = nil
        let finished = finish(context)
        stage = .failing(finished, mistake, since: context.now)
        return [.sound(.razz), .feel(.mistake), .finish(finished)]
    }

    private func finish(_ context: Context) -> FinishedGame {
        FinishedGame(game.record, origin: context.seedOrigin, date: context.date)
    }

    /// What a game that starts now is played with.
    func options(_ context: Context) -> SimonOptions { SimonOptions(speed: context.settings.speed) }

    /// The leaderboard of the game that runs, or of the one that would start now.
    func boardName(_ context: Context) -> BoardName {
        let options = GameOptions.simon(stage == .ready ? options(context) : game.options)
        return BoardName(.simon, context.seedOrigin.board(of: options) ?? options.board)
    }

    /// Blinks the right pad and, when that is over, asks for a name.
    mutating func failOn(
        _ finished: FinishedGame, _ mistake: SimonMistake, since: Duration, _ context: Context
    ) {
        let age = context.now - since
        guard age < Motion.failing else {
            lights[mistake.right.rawValue].reset()
            stage = .naming(GameOverPrompt(finished, report: [mistake.sentence], context))
            return
        }
        let on = context.look.reducedMotion || age.remainder(by: Motion.blink) < Motion.blink / 2
        if on {
            lights[mistake.right.rawValue].on()
        } else {
            lights[mistake.right.rawValue].off(at: context.now)
        }
    }

    /// Esc: the round stands still under a menu.
    mutating func pause(_ context: Context) -> [Effect] {
        guard case .playing = stage else { return [] }
        stage = .paused(PauseMenu())
        return halt(context)
    }

    /// Ends a paused round; what was reached counts.
    mutating func giveUp(_ context: Context) -> [Effect] {
        show = nil
        guard game.score > 0 else {
            stage = .ready
            focus = .start
            return []
        }
        let finished = finish(context)
        stage = .naming(GameOverPrompt(finished, report: [], context))
        return [.finish(finished)]
    }
}

extension Duration {
    /// What is left after whole multiples of a length.
    func remainder(by length: Duration) -> Duration {
        self - length * Int(self / length)
    }
}

extension SimonMistake {
    /// What went wrong, for the player.
    fileprivate var sentence: SafeText { "You pressed \(pressed.name), it was \(right.name)." }
}
