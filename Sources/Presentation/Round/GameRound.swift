package import FoundationEssentials
package import GameRules
package import Model

/// A round of a game, the same on every face and in every replay: the game with its record, its clock, and what it
/// shows as it goes by.
///
/// It answers with cues and the game's own outcomes. A face turns them into pixels or sentences, and decides for how
/// long an end is looked at.
package struct GameRound<Played: RoundRules>: Sendable {
    package typealias Events = RoundEvents<Played.Outcome>

    package private(set) var session: GameSession<Played>
    /// The game's own time.
    package var clock: GameClock
    package let origin: SeedOrigin
    /// What makes the score hard to compare with others.
    package var aid: PlayAid?
    /// The index of the light that is on.
    package private(set) var lit: Int?
    /// The game's time up to which lights were followed.
    private var followed = Duration.zero

    /// A round that nobody plays.
    package init(_ options: Played.Options) {
        session = GameSession(options: options, seed: 0)
        (clock, origin) = (GameClock(at: .zero), .random)
    }

    /// A round whose time begins now.
    /// - Parameter seed: of a game that is played again.
    package init(_ options: Played.Options, seed: UInt64? = nil, _ context: Context) {
        session = GameSession(options: options, seed: seed ?? context.seed)
        (clock, origin) = (GameClock(at: context.now), context.seedOrigin(of: options.erased))
    }

    /// The game's time at a time of the program.
    package func time(at now: Duration) -> Duration { clock.time(at: now) }

    // MARK: - The course of a round

    /// Makes a move, judged at once; one that is not legal does nothing.
    /// - Parameter tone: what the move sounds like on this face, where that is not for the game to say.
    package mutating func perform(_ move: Played.Move, tone: SoundCue? = nil, at now: Duration) -> Events {
        let outcomes = session.perform(move, at: time(at: now))
        return events(outcomes, tone: tone ?? session.game.tone(of: move))
    }

    /// Lets time pass: lights go on and off, and what is due happens.
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

    /// Follows lights at a time of theirs: those of the game, or after its end once more.
    package mutating func follow(_ show: LightSchedule, at time: Duration) -> Events {
        let index = show.index(at: time)
        guard index != lit else { return Events() }
        lit = index
        let tone = index.flatMap { session.game.tone(ofLight: $0) }
        return Events(cues: .cues(tone, nil), hasNewLight: true)
    }

    /// The game's time now. When the program was kept from running for the better part of a light, which nobody can
    /// have seen then, the clock goes back to where that light begins: to a player a light that is not shown is a game
    /// lost without a mistake.
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

    /// When something next happens by itself, or nil while the round waits for a move or stands still.
    package func wake(after now: Duration) -> Duration? {
        let light = session.game.show?.nextChange(after: time(at: now))
        return [light, session.deadline].compactMap { $0.flatMap(clock.moment) }.min()
    }

    // MARK: - The clock

    /// Stands still, in the dark: what was shown lights up again when the round goes on.
    package mutating func halt(at now: Duration) {
        clock.stop(at: now)
        lit = nil
    }

    /// Forgets which light is on, where it was put out.
    package mutating func darken() { lit = nil }

    /// Passes over what the game shows, where nobody could hear or see it.
    package mutating func skipShow(at now: Duration) {
        guard let end = session.deadline else { return }
        resume(at: end, alignedTo: now)
        followed = end
    }

    /// Goes on so that a moment of the game falls on a time of the program.
    package mutating func resume(at time: Duration, alignedTo now: Duration) {
        clock.freeze(at: time)
        clock.resume(alignedTo: now)
    }

    // MARK: - The end

    /// Ends the game with what was reached; false, and nothing happens, when that is nothing to be kept.
    package mutating func giveUp(at now: Duration) -> Bool {
        guard session.game.hasProgress else { return false }
        _ = session.perform(.stop, at: time(at: now))
        return true
    }

    /// The game as it goes into the history.
    /// - Parameters:
    ///   - names: who played, seat by seat, where several did.
    ///   - scorer: who has the score, where that is known.
    package func finished(names: [PlayerName], scorer: PlayerName?, at date: Date) -> FinishedGame {
        FinishedGame(
            session.record, origin: origin, date: date, names: names, scorer: scorer, aid: aid)
    }
}

/// What has happened in a round at a moment.
package struct RoundEvents<Outcome: Hashable & Sendable>: Hashable, Sendable {
    /// What is to be heard and felt, the most urgent first.
    package fileprivate(set) var cues: [Effect] = []
    package fileprivate(set) var outcomes: [Outcome] = []
    /// Whether another light of the show is on now, or none.
    package fileprivate(set) var hasNewLight = false
}
