import GameRules
import Presentation

extension SimonScreen {
    /// Whether presses are judged now.
    var isPlayersTurn: Bool {
        if case .playersTurn = game.phase { true } else { false }
    }

    /// The time left to press a pad, in the player's turn and while that stands still.
    func countdown(_ context: ScreenContext) -> Countdown? {
        switch shell.stage {
        case .playing, .paused: break
        case .ready, .ending, .over: return nil
        }
        guard isPlayersTurn, let limit = game.options.timeLimit, let deadline = game.deadline else {
            return nil
        }
        return Countdown(left: deadline - shell.clock.time(at: context.now), of: limit)
    }

    /// Lets time pass: lights go out, Simon goes on, the blinking ends.
    mutating func advance(_ context: ScreenContext) -> [Effect] {
        lamps.advance(to: context.now)
        arrangement.advance(to: context.now)
        switch shell.stage {
        case .playing, .ready, .over: return isLive ? playOn(context) : []
        case .ending(.mistake(let mistake), let since): return show(mistake, since: since, context)
        case .ending(.victory(let victory, let isSignalled), let since):
            return show(victory, isSignalled: isSignalled, since: since, context)
        case .ending(.measured, let since):
            return context.now < since + AnimationTiming.winning ? [] : conclude(context)
        case .paused: return []
        }
    }

    func moments(_ context: ScreenContext) -> [Duration] {
        var moments =
            lamps.moments(at: context.now, moves: !context.display.reducedMotion) + arrangement.moments
        switch shell.stage {
        case .ending(.mistake, let since):
            moments += [since + AnimationTiming.failing, context.now + AnimationTiming.frame]
        case .ending(.victory(let victory, _), let since):
            let signalled = since + victory.length
            moments.append([since, signalled].first { context.now < $0 } ?? signalled + SimonVictory.show)
        case .ending(.measured, let since): moments.append(since + AnimationTiming.winning)
        case .ready, .playing, .paused, .over: break
        }
        return isLive ? moments + gameMoments(context) : moments
    }

    private mutating func playOn(_ context: ScreenContext) -> [Effect] {
        guard !shell.isHidden else { return [] }
        let effects = showOn(context)
        let time = shell.clock.time(at: context.now)
        if shell.isPlaying { return effects + follow(game.advance(to: time), context) }
        if let playback, playback.presentation.end <= time { return effects + endReplay() }
        return effects
    }

    private mutating func showOn(_ context: ScreenContext) -> [Effect] {
        guard var playback else { return [] }
        var effects: [Effect] = []
        if case .requested(_, let until) = playback.state, until <= context.now {
            shell.clock.resume(alignedTo: context.now)
            playback.state = .running(from: context.now)
        }
        var time = shell.clock.time(at: context.now)
        if playback.state == .pending && time >= playback.presentation.start {
            effects += requestSound(&playback, from: playback.presentation.start, context)
        }
        if case .running = playback.state, showsLights, let missed = playback.missed(at: time) {
            time = playback.presentation.onset(missed)
            effects += repeatShow(&playback, from: time, context)
        } else if case .running = playback.state, showsLights, let dark = playback.missedDark(at: time) {
            // So short a time that the sound may be ahead by it.
            time = dark
            shell.clock.freeze(at: dark)
            shell.clock.resume(alignedTo: context.now)
        }
        if case .running(let start) = playback.state, start <= context.now {
            light(&playback, at: time, context)
        }
        self.playback = playback
        return effects
    }

    /// Goes back to a moment of Simon's turn, light and sound.
    private mutating func repeatShow(
        _ playback: inout SimonPlayback, from time: Duration, _ context: ScreenContext
    ) -> [Effect] {
        shell.clock.freeze(at: time)
        let effects = requestSound(&playback, from: time, context)
        if case .running = playback.state { shell.clock.resume(alignedTo: context.now) }
        return effects
    }

    /// Asks for the sound of Simon's turn from a moment of the game on, and holds the game there until
    /// it is heard.
    private mutating func requestSound(
        _ playback: inout SimonPlayback, from time: Duration, _ context: ScreenContext
    ) -> [Effect] {
        sequenceNumber += 1
        guard givesSound else {
            playback.state = .running(from: context.now)
            return []
        }
        if context.audible {
            shell.clock.freeze(at: time)
            playback.state = .requested(
                number: sequenceNumber, until: context.now + SimonPlayback.soundTimeout)
        } else {
            playback.state = .running(from: context.now)
        }
        return [.sound(.sequence(number: sequenceNumber, playback.notes(from: time)))]
    }

    private mutating func light(_ playback: inout SimonPlayback, at time: Duration, _ context: ScreenContext)
    {
        let pad = playback.begin(at: time).map { playback.presentation.pads[$0] }
        guard pad != playback.litPad else { return }
        // Out at once: while a lamp fades, the pause before the same pad's next turn cannot be seen.
        if let old = playback.litPad { lamps.reset(old) }
        if let pad, showsLights { lamps.turnOn(pad) }
        playback.litPad = pad
    }

    mutating func heard(_ sequence: Int, at moment: Duration) {
        guard case .requested(sequence, _)? = playback?.state else { return }
        shell.clock.resume(alignedTo: moment)
        playback?.state = .running(from: moment)
    }

    /// The moments at which a running game changes by itself.
    func gameMoments(_ context: ScreenContext) -> [Duration] {
        guard let playback else {
            let step = shell.clock.runs ? countdown(context)?.unchanged.map { context.now + $0 } : nil
            return [game.deadline.flatMap(shell.clock.moment), step].compactMap(\.self)
        }
        switch playback.state {
        case .requested(_, let until): return [until]
        case .running(let start) where start > context.now: return [start]
        case .running, .pending: break
        }
        let time = shell.clock.time(at: context.now)
        let next =
            playback.state == .pending
            ? playback.presentation.start : playback.presentation.nextChange(after: time)
        return [next, shell.isPlaying ? game.deadline : playback.presentation.end].compactMap {
            $0.flatMap(shell.clock.moment)
        }
    }

    /// What was silenced in the middle: the rest of Simon's turn, of a press's tone or of the winner's signal.
    mutating func soundAgain(_ context: ScreenContext) -> [Effect] {
        if var playback, playback.state != .pending {
            let effects = requestSound(&playback, from: shell.clock.time(at: context.now), context)
            self.playback = playback
            return effects
        }
        var rest: [TimedPad] = []
        if case .ending(.victory(let victory, isSignalled: true), let since) = shell.stage {
            rest = victory.notes.compactMap { $0.rest(from: context.now - since) }
        } else if let pressTone {
            rest = [TimedPad(pressTone.pad, onset: .zero, length: AnimationTiming.press)]
                .compactMap { $0.rest(from: context.now - pressTone.start) }
        }
        guard givesSound, !rest.isEmpty else { return [] }
        sequenceNumber += 1
        return [.sound(.sequence(number: sequenceNumber, rest))]
    }
}
