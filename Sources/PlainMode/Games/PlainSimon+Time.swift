import GameRules
import Localization
import Model
import Presentation

// How Simon's turn passes, and when the player's time is up.
extension PlainSimon {
    mutating func advance(_ context: Context) -> [Effect] {
        guard isRunning else { return endSequenceReplay(context) }
        if let turn {
            guard let allowance, context.now >= turn + allowance, let due = game.deadline else { return [] }
            self.turn = nil
            let effects = follow(game.advance(to: due), context)
            layClock(after: .zero, context)
            return effects
        }
        let sound = tellOn(context)
        return sound + follow(game.advance(to: clock.time(at: context.now)), context)
    }

    /// The time for what is left of an answer, when there is a limit: that of each pad, all together.
    private var allowance: Duration? {
        guard let limit = game.options.timeLimit, case .playersTurn(let next) = game.phase else { return nil }
        return limit * max(1, game.answer.count - next)
    }

    /// Asks for the sound of what is told when its time has come, or skips it where nothing is heard.
    mutating func tellOn(_ context: Context) -> [Effect] {
        guard var playback else { return [] }
        defer { self.playback = playback }
        switch playback.state {
        case .pending:
            guard context.audible, game.options.hasSound || !isRunning else {
                clock.freeze(at: playback.presentation.end)
                clock.resume(alignedTo: context.now)
                playback.state = .running(from: context.now)
                return []
            }
            guard clock.time(at: context.now) >= playback.presentation.start else { return [] }
            sequenceNumber += 1
            clock.freeze(at: playback.presentation.start)
            playback.state = .requested(
                number: sequenceNumber, until: context.now + SimonPlayback.soundTimeout)
            let count = playback.presentation.pads.count
            return [
                .sound(.sequence(number: sequenceNumber, playback.notes(from: playback.presentation.start)))
            ]
                + (isRunning
                    ? context.say(
                        full: tr(count, one: "Simon's turn: one pad.", other: "Simon's turn: \(count) pads."))
                    : [])
        case .requested(_, let until) where until <= context.now:
            clock.resume(alignedTo: context.now)
            playback.state = .running(from: context.now)
        case .requested, .running: break
        }
        return []
    }

    mutating func heard(_ sequence: Int, at moment: Duration) {
        guard case .requested(sequence, _)? = playback?.state else { return }
        clock.resume(alignedTo: moment)
        playback?.state = .running(from: moment)
    }

    func wake(_ context: Context) -> Duration? {
        if let turn { return allowance.map { turn + $0 } }
        guard let playback else { return nil }
        switch playback.state {
        case .pending: return clock.moment(of: playback.presentation.start)
        case .requested(_, let until): return until
        case .running: return clock.moment(of: playback.presentation.end)
        }
    }
}
