package import GameRules
package import Model

/// The course of Simon's turn: its sound is requested at the start, and the lights follow what is heard.
package struct SimonPlayback: Hashable, Sendable {
    package let presentation: SimonPresentation
    package private(set) var state = State.pending
    package var litPad: Pad?
    /// How many pads of the sequence have been lit so far.
    private var begun = 0

    /// The sound of a sequence goes through these.
    package enum State: Hashable, Sendable {
        case pending
        /// The sound has been requested; the lights wait until it is reported as heard, but no longer than a time.
        case requested(number: Int, until: Duration)
        /// The lights run, from the time at which the sound is heard.
        case running(from: Duration)
    }

    /// How long the game waits to learn when a sequence is heard; then it goes on without, as a sound server
    /// may hang.
    package static let soundTimeout = Duration.milliseconds(150)

    /// Whether there is anything to be heard of it, and to be seen.
    package let sounds: Bool
    private let shines: Bool

    package init(_ presentation: SimonPresentation, sounds: Bool = true, shines: Bool = true) {
        (self.presentation, self.sounds, self.shines) = (presentation, sounds, shines)
    }

    /// The first place whose light nobody can have seen, as the program was suspended for the better
    /// part of it; nil when there is none. To a player a light that is not shown is a game lost without a
    /// mistake.
    private func missed(at time: Duration) -> Int? {
        guard begun < presentation.pads.count,
            time > presentation.schedule.onset(begun) + presentation.tempo.tone / 2
        else { return nil }
        return begun
    }

    /// When the dark gap between two lights of the same pad began, if nobody can have
    /// seen it: the pad would seem to be lit once. Nil when there is no such dark.
    private func missedDark(at time: Duration) -> Duration? {
        guard let index = presentation.schedule.index(at: time), index == begun,
            litPad == presentation.pads[index]
        else { return nil }
        return presentation.schedule.onset(index) - presentation.tempo.gap
    }

    /// The tones from a moment of the game on; one that has begun sounds for what is left of it.
    package func notes(from time: Duration) -> [TimedPad] {
        presentation.pads.indices.compactMap { index in
            TimedPad(
                presentation.pads[index], onset: presentation.schedule.onset(index),
                length: presentation.tempo.tone
            ).rest(from: time)
        }
    }
}

// The round's clock stands still until the sound of the turn is heard.
extension SimonPlayback {
    /// Shows what is due: asks for its sound, and repeats lights that nobody can have seen.
    /// - Parameter number: that of the last sequence that was asked for.
    package mutating func advance(
        _ round: inout GameRound<SimonGame>, number: inout Int, _ context: Context
    ) -> [Effect] {
        var effects: [Effect] = []
        if case .requested(_, let until) = state, until <= context.now { begin(&round, at: context.now) }
        if state == .pending, round.time(at: context.now) >= presentation.start {
            effects = requestSound(from: presentation.start, &round, number: &number, context)
        }
        if case .running = state, shines {
            let time = round.time(at: context.now)
            if let missed = missed(at: time) {
                effects += requestSound(
                    from: presentation.schedule.onset(missed), &round, number: &number, context)
            } else if let dark = missedDark(at: time) {
                // So short a time that the sound may be ahead by it.
                round.resume(at: dark, alignedTo: context.now)
            }
        }
        if case .running(let start) = state, start <= context.now { light(at: round.time(at: context.now)) }
        return effects
    }

    package mutating func skip(_ round: inout GameRound<SimonGame>, at now: Duration) {
        round.resume(at: presentation.end, alignedTo: now)
        state = .running(from: now)
    }

    /// Asks for the sound from a moment of the game on, and holds the game there until it is heard.
    package mutating func requestSound(
        from time: Duration, _ round: inout GameRound<SimonGame>, number: inout Int, _ context: Context
    ) -> [Effect] {
        number += 1
        if sounds && context.audible {
            round.clock.freeze(at: time)
            state = .requested(number: number, until: context.now + Self.soundTimeout)
        } else {
            round.resume(at: time, alignedTo: context.now)
            state = .running(from: context.now)
        }
        return sounds ? [.sound(.sequence(number: number, notes(from: time)))] : []
    }

    package mutating func heard(_ sequence: Int, at moment: Duration, _ round: inout GameRound<SimonGame>) {
        guard case .requested(sequence, _) = state else { return }
        begin(&round, at: moment)
    }

    private mutating func begin(_ round: inout GameRound<SimonGame>, at moment: Duration) {
        round.clock.resume(alignedTo: moment)
        state = .running(from: moment)
    }

    private mutating func light(at time: Duration) {
        let index = presentation.schedule.index(at: time)
        begun = max(begun, index.map { $0 + 1 } ?? 0)
        litPad = index.map { presentation.pads[$0] }
    }

    package func wake(_ round: GameRound<SimonGame>, at now: Duration) -> Duration? {
        switch state {
        case .requested(_, let until): return until
        case .running(let start) where start > now: return start
        case .pending: return round.clock.moment(of: presentation.start)
        case .running:
            return round.clock.moment(
                of: presentation.schedule.nextChange(after: round.time(at: now)) ?? presentation.end)
        }
    }
}

extension SimonVictory {
    package var length: Duration { end - start }

    package var notes: [TimedPad] {
        zip(onsets, Self.pulses).map { TimedPad(pad, onset: $0 - start, length: $1.on) }
    }
}

/// The toy's two other buttons: sequences that are shown again.
package enum SequenceReplay: Hashable, CaseIterable, Sendable {
    case last, longest
}
