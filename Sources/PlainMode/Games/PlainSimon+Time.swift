import GameRules
import Model
import Presentation

// How Simon's turn passes, and when the player's time is up.
extension PlainSimon {
    mutating func pass(_ context: Context) -> [Effect] {
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
    private mutating func tellOn(_ context: Context) -> [Effect] {
        guard var telling else { return [] }
        defer { self.telling = telling }
        switch telling.state {
        case .pending:
            guard context.audible, game.options.hasSound || !isRunning else {
                clock.hold(at: telling.show.end)
                clock.lay(on: context.now)
                telling.state = .running(from: context.now)
                return []
            }
            guard clock.time(at: context.now) >= telling.show.start else { return [] }
            sequenceNumber += 1
            clock.hold(at: telling.show.start)
            telling.state = .requested(
                number: sequenceNumber, until: context.now + SimonPlayback.soundTimeout)
            let count = telling.show.pads.count
            return [.sound(.sequence(number: sequenceNumber, telling.notes(from: telling.show.start)))]
                + (isRunning ? context.say(full: Sentences.simonsTurn(pads: count)) : [])
        case .requested(_, let until) where until <= context.now:
            clock.lay(on: context.now)
            telling.state = .running(from: context.now)
        case .requested, .running: break
        }
        return []
    }

    mutating func heard(_ sequence: Int, at moment: Duration) {
        guard case .requested(sequence, _)? = telling?.state else { return }
        clock.lay(on: moment)
        telling?.state = .running(from: moment)
    }

    func wake(_ context: Context) -> Duration? {
        if let turn { return allowance.map { turn + $0 } }
        guard let telling else { return nil }
        switch telling.state {
        case .pending: return clock.moment(of: telling.show.start)
        case .requested(_, let until): return until
        case .running: return clock.moment(of: telling.show.end)
        }
    }

    // MARK: - Sequences that are heard again between games

    func choices(_ context: Context) -> [RoundChoice] {
        let settings = context.settings
        func row(_ row: SettingsRow, _ words: [String]) -> RoundChoice {
            RoundChoice(row.name.string, words: words, value: row.value(in: settings).string)
        }
        return [
            row(.variant, ["variant", "v"]), row(.level, ["level"]), row(.speed, ["speed"]),
            RoundChoice(Sentences.lastSequence, words: ["last", "a"]),
            RoundChoice(Sentences.longestSequence, words: ["longest", "o"]),
        ]
    }

    mutating func choose(_ place: Int, _ value: String, _ context: Context) -> [Effect]? {
        let rows = [SettingsRow.variant, .level, .speed]
        guard place < rows.count else {
            wanted = place == rows.count ? .last : .longest
            return [.query(.memory)]
        }
        return rows[place].changed(context.settings, to: value).map { [.applySettings($0)] }
    }

    mutating func take(_ answer: QueryResult, _ context: Context) -> [Effect] {
        guard let wanted else { return [] }
        self.wanted = nil
        if case .failure(let reason) = answer { return [.say(reason)] }
        guard case .memory(let memory) = answer else { return [] }
        let pads = wanted == .last ? memory.last : memory.longest
        guard !pads.isEmpty else { return context.say(Sentences.nothingToRemember) }
        clock = GameClock(at: context.now)
        telling = SimonPlayback(SimonMemory.show(pads, speed: context.settings.speed, at: .zero))
        return [.sound(.silence)] + context.say(Sentences.sequence(pads.map(\.word)))
    }

    private mutating func endSequenceReplay(_ context: Context) -> [Effect] {
        guard let show = telling?.show else { return [] }
        let effects = tellOn(context)
        if case .running? = telling?.state, show.end <= clock.time(at: context.now) { telling = nil }
        return effects
    }
}
