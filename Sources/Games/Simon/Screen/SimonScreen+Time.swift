import GameRules
import Presentation

extension SimonScreen {
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
        return Countdown(left: deadline - round.time(at: context.now), of: limit)
    }

    mutating func advance(_ context: ScreenContext) -> [Effect] {
        lamps.advance(to: context.now)
        arrangement.advance(to: context.now)
        switch shell.stage {
        case .playing, .ready, .over: return isLive ? playOn(context) : []
        case .ending(.mistake(let mistake), let since): return show(mistake, since: since, context)
        case .ending(.victory(let victory), let since): return show(victory, since: since, context)
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
        case .ending(.victory(let victory), let since):
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
        let time = round.time(at: context.now)
        if shell.isPlaying { return effects + follow(round.advance(to: context.now), context) }
        if let playback, playback.presentation.end <= time { return effects + endReplay() }
        return effects
    }

    private mutating func showOn(_ context: ScreenContext) -> [Effect] {
        guard var playback else { return [] }
        let old = playback.litPad
        let effects = playback.advance(&round, number: &sequenceNumber, context.shared)
        self.playback = playback
        guard playback.litPad != old else { return effects }
        // Out at once: while a lamp fades, the pause before the same pad's next turn cannot be seen.
        if let old { lamps.reset(old) }
        if let pad = playback.litPad, showsLights { lamps.turnOn(pad) }
        return effects
    }

    mutating func heard(_ sequence: Int, at moment: Duration) {
        playback?.heard(sequence, at: moment, &round)
    }

    func gameMoments(_ context: ScreenContext) -> [Duration] {
        guard let playback else {
            let step = round.clock.runs ? countdown(context)?.unchanged.map { context.now + $0 } : nil
            return [game.deadline.flatMap(round.clock.moment), step].compactMap(\.self)
        }
        return [playback.wake(round, at: context.now)].compactMap(\.self)
    }

    /// What was silenced in the middle: the rest of Simon's turn, of a press's tone or of the winner's signal.
    mutating func soundAgain(_ context: ScreenContext) -> [Effect] {
        if var playback, playback.state != .pending {
            let effects = playback.requestSound(
                from: round.time(at: context.now), &round, number: &sequenceNumber, context.shared)
            self.playback = playback
            return effects
        }
        var rest: [TimedPad] = []
        if case .ending(.victory(let victory), let since) = shell.stage, since <= context.now {
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
