import GameRules
import Localization
import Model
import Presentation

extension SimonScreen {
    mutating func follow(_ events: RoundEvents<SimonGame.Outcome>, _ context: ScreenContext) -> [Effect] {
        follow(events, held: false, context)
    }

    /// - Parameter held: whether the press that led to them lasts until it is let go.
    mutating func follow(
        _ events: RoundEvents<SimonGame.Outcome>, held: Bool, _ context: ScreenContext
    ) -> [Effect] {
        var effects = events.cues
        let passesBest = events.cues.contains {
            if case .sound(.reward(.bestPassed)) = $0 { true } else { false }
        }
        var mistake: SimonMistake?
        for outcome in events.outcomes {
            switch outcome {
            case .right(let pad), .added(let pad): shine(pad, held: held, context)
            case .roundComplete(let pad, _):
                shine(pad, held: held, context)
                guard !game.isOver else { break }
                let hurry = game.game.timeToHurry.map { Int($0 / .milliseconds(1)) }
                lamps.celebrate(.right(passesBest: passesBest, hurry: hurry), at: context.now)
            case .show(let next): playback = SimonPlayback(next, sounds: givesSound, shines: showsLights)
            case .playersTurn, .stopped:
                playback = nil
                if shell.message == Self.notYet { shell.message = nil }
            case .rearranged(let places):
                arrangement.rearrange(places, at: context.now + AnimationTiming.rearranging)
            case .wrong(let wrong): mistake = wrong
            case .eliminated: eliminate(mistake)
            case .won(let victory): effects += win(victory, context)
            case .trial(let trial): judge(trial, mistake)
            case .measured: effects += measure(context)
            }
        }
        guard let mistake else { return effects }
        let goesOn = !game.isOver || isWon || game.options.variant == .span
        return goesOn ? effects : effects + fail(mistake, context)
    }

    /// A mistake that ends the game: the buzzer, the right pad blinks, and then a name is asked for.
    private mutating func fail(_ mistake: SimonMistake, _ context: ScreenContext) -> [Effect] {
        turnOffLights()
        (playback, self.mistake) = (nil, mistake)
        if let pressed = mistake.pressed, showsLights {
            // It answers like every press, before it is crossed.
            lamps.turnOn(pressed, until: context.now + MistakeTiming.pressed)
        }
        return end(.mistake(mistake), context)
    }

    private mutating func eliminate(_ mistake: SimonMistake?) {
        turnOffLights()
        shell.message = mistake.map { elimination($0) }
    }

    private mutating func win(_ victory: SimonVictory, _ context: ScreenContext) -> [Effect] {
        playback = nil
        let rest = victory.start - game.time
        return end(.victory(victory), since: context.now + rest, context)
    }

    private var isWon: Bool {
        if case .ending(.victory, _) = shell.stage { true } else { false }
    }

    /// A sequence of a span has been judged; a wrong one ends only itself.
    private mutating func judge(_ trial: SpanStaircase.Trial, _ mistake: SimonMistake?) {
        guard !trial.isRight else { return }
        turnOffLights()
        shell.message = mistake.map { SafeText(sentence($0)) }
    }

    private mutating func measure(_ context: ScreenContext) -> [Effect] {
        (playback, shell.message) = (nil, nil)
        return end(.measured, context)
    }
}

extension SimonScreen {
    mutating func request(_ sequence: SequenceReplay) -> [Effect] {
        requestedReplay = sequence
        return [.query(.memory)]
    }

    mutating func receive(_ result: QueryResult, _ context: ScreenContext) -> [Effect] {
        guard shell.isReady, let requestedReplay else { return [] }
        if case .failure(let reason) = result {
            (self.requestedReplay, shell.message) = (nil, reason)
        }
        guard case .memory(let memory) = result else { return [] }
        self.requestedReplay = nil
        let pads = requestedReplay == .last ? memory.last : memory.longest
        guard !pads.isEmpty else {
            shell.message = tr("Nothing to replay yet: play a game first")
            return []
        }
        shell.message =
            requestedReplay == .last
            ? tr("The last sequence: \(pads.count)") : tr("The longest sequence: \(pads.count)")
        return replay(SimonMemory.presentation(of: pads, speed: context.settings.speed, at: .zero), context)
    }

    mutating func hearAgain(_ context: ScreenContext) -> [Effect] {
        game.game.replayFromError(at: .zero).map { replay($0, context) } ?? []
    }

    private mutating func replay(_ presentation: SimonPresentation, _ context: ScreenContext) -> [Effect] {
        turnOffLights()
        if !game.isOver { arrangement.reset() }
        round.clock = GameClock(at: context.now)
        playback = SimonPlayback(presentation)
        return [.sound(.silence)]
    }

    mutating func endReplay() -> [Effect] {
        guard playback != nil else { return [] }
        turnOffLights()
        (playback, shell.message) = (nil, nil)
        return [.sound(.silence)]
    }

    /// Whether the game's clock, or that of a sequence that is shown again, moves the screen.
    var moves: Bool {
        switch shell.stage {
        case .playing: true
        case .ready, .over: playback != nil
        case .paused, .ending: false
        }
    }
}
