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
            round.resume(at: due, alignedTo: context.now)
            let effects = follow(round.advance(to: context.now), context)
            layClock(after: .zero, context)
            return effects
        }
        let sound = tellOn(context)
        return sound + follow(round.advance(to: context.now), context)
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
        if playback.state == .pending, !context.audible || !playback.sounds {
            playback.skip(&round, at: context.now)
        }
        let effects = playback.advance(&round, number: &sequenceNumber, context)
        guard isRunning, !effects.isEmpty else { return effects }
        let count = playback.presentation.pads.count
        return effects
            + context.say(
                full: tr(count, one: "Simon's turn: one pad.", other: "Simon's turn: \(count) pads."))
    }

    mutating func heard(_ sequence: Int, at moment: Duration) {
        playback?.heard(sequence, at: moment, &round)
    }

    func wake(_ context: Context) -> Duration? {
        if let turn { return allowance.map { turn + $0 } }
        return playback?.wake(round, at: context.now)
    }
}
