import GameRules
import Model
import TerminalCore
import Presentation

extension SimonScreen {
    /// Whether presses are judged now.
    var isPlayersTurn: Bool {
        if case .playersTurn = game.phase { true } else { false }
    }

    private var isPlaying: Bool {
        if case .playing = stage { true } else { false }
    }

    /// Lets time pass: lights go out, Simon goes on, the blinking ends.
    mutating func pass(_ context: ScreenContext) -> [Effect] {
        for (pad, moment) in lightOffTimes where moment <= context.now {
            lightOffTimes[pad] = nil
            lights[pad.rawValue].off(at: moment)
        }
        if let jolt, jolt.end <= context.now { self.jolt = nil }
        if let coming, coming.at <= context.now {
            places = coming.places
            self.coming = nil
        }
        switch stage {
        case .playing, .ready, .naming: return isLive ? playOn(context) : []
        case .failing(let finished, let fault, let since):
            failOn(finished, fault, since: since, context)
            return []
        case .winning(let finished, let victory, let from):
            return winOn(finished, victory, from: from, context)
        case .paused: return []
        }
    }

    private mutating func playOn(_ context: ScreenContext) -> [Effect] {
        guard !MinimumSize.applies(to: size) else { return [] }
        let effects = showOn(context)
        let time = clock.time(at: context.now)
        if case .playing = stage { return effects + follow(game.advance(to: time), context) }
        if let show, show.show.end <= time { return effects + endSequenceReplay() }
        return effects
    }

    private mutating func showOn(_ context: ScreenContext) -> [Effect] {
        guard var showing = show else { return [] }
        var effects: [Effect] = []
        if case .requested(_, let until) = showing.state, until <= context.now {
            clock.lay(on: context.now)
            showing.state = .running(from: context.now)
        }
        var time = clock.time(at: context.now)
        if showing.state == .pending && time >= showing.show.start {
            effects += ask(&showing, from: showing.show.start, context)
        }
        if case .running = showing.state, showsLights, let missed = showing.missed(at: time) {
            time = showing.show.onset(missed)
            effects += repeatShow(&showing, from: time, context)
        } else if case .running = showing.state, showsLights, let dark = showing.missedDark(at: time) {
            // So short a time that the sound may be ahead by it.
            time = dark
            clock.hold(at: dark)
            clock.lay(on: context.now)
        }
        if case .running(let start) = showing.state, start <= context.now {
            light(&showing, at: time, context)
        }
        show = showing
        return effects
    }

    /// Goes back to a moment of Simon's turn, light and sound.
    private mutating func repeatShow(
        _ showing: inout SimonPlayback, from time: Duration, _ context: ScreenContext
    ) -> [Effect] {
        clock.hold(at: time)
        let effects = ask(&showing, from: time, context)
        if case .running = showing.state { clock.lay(on: context.now) }
        return effects
    }

    /// Asks for the sound of Simon's turn from a moment of the game on, and holds the game there until
    /// it is heard.
    private mutating func ask(_ showing: inout SimonPlayback, from time: Duration, _ context: ScreenContext)
        -> [Effect]
    {
        sequenceNumber += 1
        guard givesSound else {
            showing.state = .running(from: context.now)
            return []
        }
        if context.audible {
            clock.hold(at: time)
            showing.state = .requested(
                number: sequenceNumber, until: context.now + SimonPlayback.soundTimeout)
        } else {
            showing.state = .running(from: context.now)
        }
        return [.sound(.sequence(number: sequenceNumber, showing.notes(from: time)))]
    }

    private mutating func light(_ showing: inout SimonPlayback, at time: Duration, _ context: ScreenContext) {
        let pad = showing.begin(at: time).map { showing.show.pads[$0] }
        guard pad != showing.litPad else { return }
        // Out at once: while a lamp fades, the pause before the same pad's next turn cannot be seen.
        if let old = showing.litPad { lights[old.rawValue].reset() }
        if let pad, showsLights {
            lights[pad.rawValue].on()
            lightOffTimes[pad] = nil
        }
        showing.litPad = pad
    }

    /// Word has come of when the sequence is heard.
    mutating func heard(_ number: Int, at moment: Duration) {
        guard case .requested(number, _)? = show?.state else { return }
        clock.lay(on: moment)
        show?.state = .running(from: moment)
    }

    /// The moments at which a running game changes by itself.
    func gameMoments(_ context: ScreenContext) -> [Duration] {
        guard let showing = show else { return [game.deadline.flatMap(clock.moment)].compactMap(\.self) }
        switch showing.state {
        case .requested(_, let until): return [until]
        case .running(let start) where start > context.now: return [start]
        case .running, .pending: break
        }
        let time = clock.time(at: context.now)
        let next = showing.state == .pending ? showing.show.start : showing.show.nextChange(after: time)
        return [next, isPlaying ? game.deadline : showing.show.end].compactMap { $0.flatMap(clock.moment) }
    }

    /// Stops the round where it is.
    mutating func halt(_ context: ScreenContext) -> [Effect] {
        clock.stop(at: context.now)
        turnOffLights()
        return [.sound(.silence)]
    }

    /// What was silenced in the middle: the rest of Simon's turn, of a press's tone or of the winner's signal.
    mutating func soundAgain(_ context: ScreenContext) -> [Effect] {
        if var showing = show, showing.state != .pending {
            let effects = ask(&showing, from: clock.time(at: context.now), context)
            show = showing
            return effects
        }
        var rest: [TimedPad] = []
        if case .winning(_, let victory, let from) = stage, signalled {
            rest = victory.notes.compactMap { $0.rest(from: context.now - from) }
        } else if let tone {
            rest = [TimedPad(tone.pad, onset: .zero, length: AnimationTiming.press)]
                .compactMap { $0.rest(from: context.now - tone.start) }
        }
        guard givesSound, !rest.isEmpty else { return [] }
        sequenceNumber += 1
        return [.sound(.sequence(number: sequenceNumber, rest))]
    }

    /// Puts every light out.
    mutating func turnOffLights() {
        for pad in Pad.allCases { lights[pad.rawValue].reset() }
        lightOffTimes = [:]
        heldByMouse = nil
        heldByKey = [:]
        tone = nil
        show?.litPad = nil
    }
}
