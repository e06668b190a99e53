import GameRules
import Localization
import Model
import Presentation

extension PlainSimon {
    /// A line that presses the pad by its place.
    func line(for pad: Pad) -> PlainLine? { PlainLine("\(pad.rawValue + 1)") }

    mutating func handle(_ line: PlainLine, _ context: Context) -> [Effect] {
        guard let turn else { return [] }
        if line.isEmpty { return invite(context) }
        guard let pads = pads(in: line, context.settings.padKeys) else {
            return context.say(Sentences.padHint(context.settings.padKeys.listed))
        }
        let start = game.time
        let elapsed = min(max(.zero, context.now - turn), timeout(for: pads.count))
        var outcomes: [SimonGame.Outcome] = []
        var cues: [[Effect]] = []
        for (index, pad) in pads.enumerated() {
            round.resume(at: start + elapsed * (index + 1) / pads.count, alignedTo: context.now)
            let now = round.perform(.press(pad), at: context.now)
            outcomes += now.outcomes
            cues.append(now.cues)
            // A pad that was added gives the turn to the next player.
            if now.outcomes.contains(where: { $0.isMistake || $0.endsTheLine }) { break }
        }
        return answer(outcomes, cues, context)
    }

    /// The longest that a line of so many pads has taken, as the game sees it: a line that came before the time
    /// for the whole answer was up is not late, even if it has only a part of it. Two ticks less, as moves are put
    /// on the next tick.
    private func timeout(for pads: Int) -> Duration {
        guard let limit = game.options.timeLimit else { return .seconds(Int64.max / 2) }
        return (limit - SimonGame.tick * 2) * pads
    }

    private mutating func answer(
        _ outcomes: [SimonGame.Outcome], _ cues: [[Effect]], _ context: Context
    ) -> [Effect] {
        guard !outcomes.contains(where: \.isMistake) else {
            turn = nil
            let effects = (cues.last ?? []) + describe(outcomes, context)
            layClock(after: .zero, context)
            return effects
        }
        let isComplete = outcomes.contains(where: \.isComplete)
        let news = isComplete ? complete(context) : partial(context)
        let isSimonsTurn = outcomes.contains(where: \.isShow)
        if isSimonsTurn || game.isOver { turn = nil }
        var effects = cues.ofOneLine + news
        let rest = outcomes.filter { if case .playersTurn = $0 { false } else { true } }
        effects += describe(rest, context)
        if isSimonsTurn {
            layClock(after: context.audible ? [Effect].stepOfLine * cues.count : .zero, context)
        } else if isRunning {
            self.turn = context.now
            round.clock.freeze(at: game.time)
            if game.options.variant == .playerAdds { effects += invite(context) }
        }
        return effects
    }

    /// The clock goes on when the echo of the presses is over.
    mutating func layClock(after echo: Duration, _ context: Context) {
        guard isRunning else { return }
        round.resume(at: game.time, alignedTo: context.now + echo)
    }

    private func complete(_ context: Context) -> [Effect] {
        guard game.options.variant != .span else { return context.say(Sentences.right) }
        return context.say(brief: Sentences.score(game.score), normal: Sentences.rightScore(game.score))
    }

    func partial(_ context: Context) -> [Effect] {
        guard case .playersTurn(let next) = game.phase, next > 0, next < game.answer.count else { return [] }
        let left = game.answer.count - next
        return context.say(brief: Sentences.more(left), normal: Sentences.rightMore(left))
    }

    /// The pads that a line names: a letter means its colour, a digit its place, as on the screen.
    func pads(in line: PlainLine, _ keys: PadKeys, orName isName: Bool = false) -> [Pad]? {
        line.pads(keys, at: game.layout, orName: isName)
    }
}

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
        let sound = advancePlayback(context)
        return sound + follow(round.advance(to: context.now), context)
    }

    /// The time for what is left of an answer, when there is a limit: that of each pad, all together.
    private var allowance: Duration? {
        guard let limit = game.options.timeLimit, case .playersTurn(let next) = game.phase else { return nil }
        return limit * max(1, game.answer.count - next)
    }

    /// Requests the sound of Simon's turn when it is due, or skips the turn where nothing can be heard.
    mutating func advancePlayback(_ context: Context) -> [Effect] {
        guard let show = playback else { return [] }
        if show.state == .pending, !context.audible || !show.sounds {
            playback?.skip(&round, at: context.now)
        }
        let effects = playback?.advance(&round, number: &sequenceNumber, context) ?? []
        guard isRunning, !effects.isEmpty else { return effects }
        let count = show.presentation.pads.count
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

extension SimonGame.Outcome {
    fileprivate var isMistake: Bool { SimonGame.judgement(of: self) == .mistake }
    fileprivate var isComplete: Bool { if case .roundComplete = self { true } else { false } }
    fileprivate var isShow: Bool { if case .show = self { true } else { false } }
    fileprivate var endsTheLine: Bool {
        switch self {
        case .show, .added, .won, .trial: true
        default: false
        }
    }
}

extension SimonOptions {
    /// A pad's name in a sentence: its colour, or its place where colours are hidden.
    func localName(for pad: Pad) -> String { variant.hasColours ? pad.localName : "\(pad.rawValue + 1)" }
}
