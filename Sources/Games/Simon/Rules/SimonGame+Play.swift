import Model

extension SimonGame {
    package mutating func reachDeadline(_ time: Duration) -> [Outcome] {
        switch phase {
        case .simonsTurn: return [waitForPad(0, from: time)]
        case .playersTurn(let next):
            return fail(SimonMistake(index: next, pressed: nil, right: answer[next]), at: time)
        case .idle, .over, .won, .measured, .stopped: return []
        }
    }

    package mutating func play(_ move: Move, at time: Duration) -> [Outcome] {
        switch (move, phase) {
        case (.start, .idle):
            return options.variant == .playerAdds ? [waitForPad(0, from: time)] : beginRound(at: time)
        case (.press(let pad), .playersTurn(let next)):
            return next < sequence.count ? judge(pad, at: next, time) : add(pad, at: time)
        case (.stop, _):
            phase = .stopped
            return [.stopped]
        default: return []
        }
    }

    private mutating func judge(_ pad: Pad, at index: Int, _ time: Duration) -> [Outcome] {
        let right = answer[index]
        guard pad == right else {
            return fail(SimonMistake(index: index, pressed: pad, right: right), at: time)
        }
        guard index == sequence.count - 1 else {
            _ = waitForPad(index + 1, from: time)
            return [.right(pad)]
        }
        return completeRound(with: pad, at: time)
    }

    private mutating func completeRound(with pad: Pad, at time: Duration) -> [Outcome] {
        if sequence.count > longestRepeated.count {
            longestRepeated = sequence
            scorer = options.variant == .playerAdds ? player : nil
        }
        let complete = Outcome.roundComplete(pad, score: score)
        if options.variant == .span { return [complete] + judgeTrial(isRight: true, at: time) }
        if sequence.count == options.level.goal { return [complete, win(with: pad, at: time)] }
        guard options.variant == .playerAdds else { return [complete] + beginRound(at: time) }
        _ = waitForPad(sequence.count, from: time)
        return [complete]
    }

    private mutating func judgeTrial(isRight: Bool, at time: Duration) -> [Outcome] {
        let trial = Outcome.trial(staircase.judge(isRight: isRight))
        guard staircase.isComplete else { return [trial] + beginRound(at: time) }
        let result = SpanResult(staircase)
        phase = .measured(result)
        return [trial, .measured(result)]
    }

    private mutating func add(_ pad: Pad, at time: Duration) -> [Outcome] {
        sequence.append(pad)
        player = (player + 1) % seats.count
        return [.added(pad), waitForPad(0, from: time)]
    }

    /// A mistake ends the game; among players who own colours it takes out the owner of the colour that
    /// was pressed out of turn, or of the one that was not pressed in time.
    private mutating func fail(_ mistake: SimonMistake, at time: Duration) -> [Outcome] {
        let wrong = Outcome.wrong(mistake)
        if options.variant == .span { return [wrong] + judgeTrial(isRight: false, at: time) }
        guard options.variant == .lastOneStanding, let owner = seats.owner(of: mistake.decisive) else {
            phase = .over(mistake)
            return [wrong]
        }
        seats.eliminate(owner)
        let left = seats.pads
        sequence.removeAll { !left.contains($0) }
        guard seats.remaining.count == 1, let winner = left.first else {
            return [wrong, .eliminated(player: owner)] + beginRound(at: time)
        }
        scorer = seats.remaining.first
        return [wrong, .eliminated(player: owner), win(with: winner, at: time)]
    }

    private mutating func win(with pad: Pad, at time: Duration) -> Outcome {
        let rest = SimonTempo(length: sequence.count, speed: .normal).rest
        let victory = SimonVictory(pad: pad, start: time + rest)
        phase = .won(victory)
        return .won(victory)
    }

    private mutating func waitForPad(_ index: Int, from time: Duration) -> Outcome {
        phase = .playersTurn(next: index)
        pressDeadline = options.timeLimit.map { time + $0 }
        return .playersTurn
    }

    private mutating func beginRound(at time: Duration) -> [Outcome] {
        let moved = options.variant == .bounce && !sequence.isEmpty ? [rearrange()] : []
        let isSpan = options.variant == .span
        let length = isSpan ? staircase.length : sequence.count + 1
        if isSpan || options.variant == .fresh { sequence = [] }
        while sequence.count < length { sequence.append(padsInPlay[pads.number(below: padsInPlay.count)]) }
        // Length alone makes a span harder, not haste.
        let tempo = SimonTempo(length: isSpan ? 1 : length, speed: options.speed)
        let show = SimonPresentation(
            pads: sequence, tempo: tempo, start: time + tempo.rest)
        phase = .simonsTurn(show)
        return moved + [.show(show)]
    }

    private mutating func rearrange() -> Outcome {
        let before = layout
        while layout == before { layout = places.shuffled(layout) }
        return .rearranged(layout)
    }
}
