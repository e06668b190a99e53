import GameRules
import Model
import TerminalCore
import Presentation

extension SimonScreen {
    /// Whether presses are judged now.
    var isPlayersTurn: Bool {
        if case .playersTurn = game.phase { true } else { false }
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

    /// When something next happens or moves.
    func moments(_ context: ScreenContext) -> [Duration] {
        var moments = lamps.moments(at: context.now) + arrangement.moments
        switch shell.stage {
        case .ending(.mistake, let since):
            moments += [since + AnimationTiming.failing, context.now + AnimationTiming.frame]
        case .ending(.victory(let victory, _), let since):
            moments.append(context.now < since ? since : since + victory.length + AnimationTiming.winning)
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
        guard var showing = playback else { return [] }
        var effects: [Effect] = []
        if case .requested(_, let until) = showing.state, until <= context.now {
            shell.clock.resume(alignedTo: context.now)
            showing.state = .running(from: context.now)
        }
        var time = shell.clock.time(at: context.now)
        if showing.state == .pending && time >= showing.presentation.start {
            effects += requestSound(&showing, from: showing.presentation.start, context)
        }
        if case .running = showing.state, showsLights, let missed = showing.missed(at: time) {
            time = showing.presentation.onset(missed)
            effects += repeatShow(&showing, from: time, context)
        } else if case .running = showing.state, showsLights, let dark = showing.missedDark(at: time) {
            // So short a time that the sound may be ahead by it.
            time = dark
            shell.clock.freeze(at: dark)
            shell.clock.resume(alignedTo: context.now)
        }
        if case .running(let start) = showing.state, start <= context.now {
            light(&showing, at: time, context)
        }
        playback = showing
        return effects
    }

    /// Goes back to a moment of Simon's turn, light and sound.
    private mutating func repeatShow(
        _ showing: inout SimonPlayback, from time: Duration, _ context: ScreenContext
    ) -> [Effect] {
        shell.clock.freeze(at: time)
        let effects = requestSound(&showing, from: time, context)
        if case .running = showing.state { shell.clock.resume(alignedTo: context.now) }
        return effects
    }

    /// Asks for the sound of Simon's turn from a moment of the game on, and holds the game there until
    /// it is heard.
    private mutating func requestSound(
        _ showing: inout SimonPlayback, from time: Duration, _ context: ScreenContext
    ) -> [Effect] {
        sequenceNumber += 1
        guard givesSound else {
            showing.state = .running(from: context.now)
            return []
        }
        if context.audible {
            shell.clock.freeze(at: time)
            showing.state = .requested(
                number: sequenceNumber, until: context.now + SimonPlayback.soundTimeout)
        } else {
            showing.state = .running(from: context.now)
        }
        return [.sound(.sequence(number: sequenceNumber, showing.notes(from: time)))]
    }

    private mutating func light(_ showing: inout SimonPlayback, at time: Duration, _ context: ScreenContext) {
        let pad = showing.begin(at: time).map { showing.presentation.pads[$0] }
        guard pad != showing.litPad else { return }
        // Out at once: while a lamp fades, the pause before the same pad's next turn cannot be seen.
        if let old = showing.litPad { lamps.reset(old) }
        if let pad, showsLights { lamps.turnOn(pad) }
        showing.litPad = pad
    }

    /// Word has come of when the sequence is heard.
    mutating func heard(_ sequence: Int, at moment: Duration) {
        guard case .requested(sequence, _)? = playback?.state else { return }
        shell.clock.resume(alignedTo: moment)
        playback?.state = .running(from: moment)
    }

    /// The moments at which a running game changes by itself.
    func gameMoments(_ context: ScreenContext) -> [Duration] {
        guard let showing = playback else {
            return [game.deadline.flatMap(shell.clock.moment)].compactMap(\.self)
        }
        switch showing.state {
        case .requested(_, let until): return [until]
        case .running(let start) where start > context.now: return [start]
        case .running, .pending: break
        }
        let time = shell.clock.time(at: context.now)
        let next =
            showing.state == .pending
            ? showing.presentation.start : showing.presentation.nextChange(after: time)
        return [next, shell.isPlaying ? game.deadline : showing.presentation.end].compactMap {
            $0.flatMap(shell.clock.moment)
        }
    }

    /// What was silenced in the middle: the rest of Simon's turn, of a press's tone or of the winner's signal.
    mutating func soundAgain(_ context: ScreenContext) -> [Effect] {
        if var showing = playback, showing.state != .pending {
            let effects = requestSound(&showing, from: shell.clock.time(at: context.now), context)
            playback = showing
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
