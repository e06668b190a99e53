import GameRules
import Model
import Presentation
import TerminalCore

extension SimonScreen {
    var isPlayersTurn: Bool { if case .playersTurn = game.phase { true } else { false } }

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
        case .playing, .ready, .over: if moves { return playOn(context) }
        case .ending(.mistake(let mistake), let since): show(mistake, since: since, context)
        case .ending(.victory(let victory), let since): show(victory, since: since, context)
        case .ending(.measured, _), .paused: break
        }
        return []
    }

    func length(of ending: SimonEnding) -> Duration? {
        switch ending {
        case .mistake: MistakeTiming.end
        case .victory(let victory): victory.length + .milliseconds(Celebration(winning, at: .zero).length)
        case .measured: AnimationTiming.winning
        }
    }

    func moments(_ context: ScreenContext) -> [Duration] {
        var moments =
            lamps.moments(at: context.now, animates: !context.display.reducedMotion) + arrangement.moments
        if let glide, glide.end > context.now { moments.append(context.now + AnimationTiming.frame) }
        if let hubPress, hubPress > context.now { moments.append(hubPress) }
        if shell.isReady, !context.display.reducedMotion, let next = idling.wake(after: context.now) {
            moments.append(next)
        }
        switch shell.stage {
        case .ending(.mistake, let since):
            moments += MistakeTiming.moments.map { since + $0 }.filter { $0 > context.now }
        case .ending(.victory(let victory), let since):
            moments += [since, since + victory.length].filter { context.now < $0 }
        case .ready, .playing, .paused, .ending(.measured, _), .over: break
        }
        return moves ? moments + gameMoments(context) : moments
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
        let old = playback?.litPad
        let effects = playback?.advance(&round, number: &sequenceNumber, context.shared) ?? []
        guard playback?.litPad != old else { return effects }
        // Out at once: while a lamp fades, the pause before the same pad's next turn cannot be seen.
        if let old { lamps.reset(old) }
        if let pad = playback?.litPad, showsLights { lamps.turnOn(pad) }
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
        if let playback, playback.state != .pending {
            let now = round.time(at: context.now)
            return self.playback?.requestSound(from: now, &round, number: &sequenceNumber, context.shared)
                ?? []
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

// How a game ends on the screen: the right pad shines, or the winner's tone sounds six times and light goes round, and
// then a name is asked for.
extension SimonScreen {
    private mutating func show(_ mistake: SimonMistake, since: Duration, _ context: ScreenContext) {
        let (onset, length) = MistakeTiming.right
        guard showsLights, (onset..<onset + length).contains(context.now - since) else { return }
        lamps.turnOn(mistake.right, until: since + onset + length)
    }

    /// Gives the signal of a won game and then a show, and asks for a name when that is over.
    ///
    /// The toy's lamp went with its six tones, 11 times a second; a pad as large as a screen shines steadily instead,
    /// since WCAG 2.3.1 allows three flashes a second.
    private mutating func show(_ victory: SimonVictory, since: Duration, _ context: ScreenContext) {
        guard context.now >= since else { return }
        let signalled = since + victory.length
        guard context.now >= signalled else {
            if showsLights { lamps.turnOn(victory.pad) }
            return
        }
        guard lamps.celebration?.occasion != winning else { return }
        lamps.turnOff(victory.pad, at: signalled)
        lamps.celebrate(winning, at: signalled)
    }

    private var winning: Celebration.Occasion { game.options.level.hasNext ? .levelWon : .gameWon }

    mutating func celebrate(_ context: ScreenContext) {
        lamps.reset()
        lamps.celebrate(.newBest(old: context.bests[leaderboard(context)] ?? 0), at: context.now)
    }

    mutating func handleEnding(_ input: Event, _ context: ScreenContext) -> [Effect] {
        handleRelease(input, context)
    }

    /// The winner's signal is heard to its end.
    func canSkipEnd(_ context: ScreenContext) -> Bool {
        guard case .ending(.victory(let victory), let since) = shell.stage else { return true }
        return context.now >= since + victory.length
    }

    /// The prompt describes the mistake, so its light goes out.
    mutating func completePicture(_ context: ScreenContext) {
        if case .ending(.mistake, _) = shell.stage { lamps.reset() }
    }
}
