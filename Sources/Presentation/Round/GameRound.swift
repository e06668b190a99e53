package import FoundationEssentials
package import GameRules
package import Model

/// A round of a game, the same on every face and in every replay: the game with its record, its clock, and the lights
/// that it shows.
///
/// It answers with cues and the game's own outcomes. A face turns them into pixels or sentences, and decides how
/// long an end is shown.
package struct GameRound<Played: RoundRules>: Sendable {
    package typealias Events = RoundEvents<Played.Outcome>

    package private(set) var session: GameSession<Played>
    package var clock: GameClock
    package let origin: SeedOrigin
    package var aid: PlayAid?
    package private(set) var lit: Int?
    /// The best score before, until it is passed; nil if it is too low to be worth passing.
    private var bestToPass: Int?
    package private(set) var hasPassedBest = false
    /// Game time up to which lights were followed.
    private var followed = Duration.zero

    package init(_ options: Played.Options) {
        session = GameSession(options: options, seed: 0)
        (clock, origin) = (GameClock(at: .zero), .random)
    }

    /// - Parameter seed: given when a game is repeated.
    package init(_ options: Played.Options, seed: UInt64? = nil, _ context: Context) {
        session = GameSession(options: options, seed: seed ?? context.seed)
        (clock, origin) = (GameClock(at: context.now), context.seedOrigin(of: options.erased))
        let best = origin.isRanked ? context.bests[origin.leaderboard(of: options.erased)] ?? 0 : 0
        bestToPass = best < Self.leastFeat ? nil : best
    }

    /// A best score below it is passed without being celebrated.
    private static var leastFeat: Int { 3 }

    package func time(at now: Duration) -> Duration { clock.time(at: now) }

    /// Makes a move, judged at once; an illegal one does nothing.
    /// - Parameter tone: what the move sounds like on this face, where the game does not define it.
    package mutating func perform(_ move: Played.Move, tone: SoundCue? = nil, at now: Duration) -> Events {
        let outcomes = session.perform(move, at: time(at: now))
        var events = events(outcomes, tone: tone ?? session.game.tone(of: move))
        guard let best = bestToPass, session.game.score > best else { return events }
        (bestToPass, hasPassedBest) = (nil, true)
        events.cues = events.cues.map { cue in
            if case .sound(.reward(.right(let pad))) = cue { .sound(.reward(.bestPassed(pad))) } else { cue }
        }
        return events
    }

    package mutating func advance(to now: Duration) -> Events {
        guard let show = session.game.show else { return events(session.advance(to: time(at: now))) }
        let time = fairTime(show, at: now)
        var events = follow(show, at: time)
        let due = self.events(session.advance(to: time))
        events.cues += due.cues
        events.outcomes = due.outcomes
        return events
    }

    private func events(_ outcomes: [Played.Outcome], tone: SoundCue? = nil) -> Events {
        guard !outcomes.isEmpty else { return Events() }
        return Events(cues: session.game.cues(of: outcomes, tone: tone), outcomes: outcomes)
    }

    /// Follows the lights of the game, or those repeated after its end.
    package mutating func follow(_ show: LightSchedule, at time: Duration) -> Events {
        let index = show.index(at: time)
        guard index != lit else { return Events() }
        lit = index
        let tone = index.flatMap { session.game.tone(ofLight: $0) }
        return Events(cues: .cues(tone, nil), hasNewLight: true)
    }

    /// The game's time now. When the program was suspended for most of a light, which nobody can have seen
    /// then, the clock goes back to the start of that light: missing a light would lose the game
    /// without a mistake.
    private mutating func fairTime(_ show: LightSchedule, at now: Duration) -> Duration {
        var time = time(at: now)
        let missed = (0..<show.count).first { show.onset($0) > followed }
        if let missed, time > show.onset(missed) + show.on / 2 {
            time = show.onset(missed)
            resume(at: time, alignedTo: now)
        }
        followed = time
        return time
    }

    /// When something next happens by itself; nil while the round waits for a move or is paused.
    package func wake(after now: Duration) -> Duration? {
        let light = session.game.show?.nextChange(after: time(at: now))
        return [light, session.deadline].compactMap { $0.flatMap(clock.moment) }.min()
    }

    /// Pauses with lights off: what was being shown lights up again on resuming.
    package mutating func halt(at now: Duration) {
        clock.stop(at: now)
        lit = nil
    }

    /// After the light was turned off elsewhere.
    package mutating func darken() { lit = nil }

    /// Skips what the game shows, where nobody could hear or see it.
    package mutating func skipShow(at now: Duration) {
        guard let end = session.deadline else { return }
        resume(at: end, alignedTo: now)
        followed = end
    }

    /// Resumes so that a time of the game coincides with a time of the program.
    package mutating func resume(at time: Duration, alignedTo now: Duration) {
        clock.freeze(at: time)
        clock.resume(alignedTo: now)
    }

    /// Ends the game with the score so far; false, and nothing happens, when there is nothing to keep.
    package mutating func giveUp(at now: Duration) -> Bool {
        guard session.game.hasProgress else { return false }
        _ = session.perform(.stop, at: time(at: now))
        return true
    }

    /// - Parameter names: by seat, when there were several players.
    package func finished(names: [PlayerName], scorer: PlayerName?, at date: Date) -> FinishedGame {
        FinishedGame(
            session.record, origin: origin, date: date, names: names, scorer: scorer, aid: aid)
    }
}

package struct RoundEvents<Outcome: Hashable & Sendable>: Hashable, Sendable {
    /// Sounds and vibrations, the most urgent first.
    package fileprivate(set) var cues: [Effect] = []
    package fileprivate(set) var outcomes: [Outcome] = []
    /// Whether the light has changed, or gone out.
    package fileprivate(set) var hasNewLight = false
}
