internal import GameRules
internal import Model

/// A recorded game of Simon that runs by again: what is lit, and what is to be heard.
struct SimonReplay: Sendable {
    private var replay: Replay<SimonGame>
    private var time = Duration.zero
    private var show: SimonShow?
    private var showing: Pad?
    /// When the light and the tone of a pressed pad end, in the game's time.
    private var darkens: [Pad: Duration] = [:]
    private var lights = [PadLight](repeating: PadLight(), count: Pad.allCases.count)
    /// The last thing that went wrong.
    private(set) var fault: SimonFault?

    /// Begins a game again; nil when the record is of another game.
    init?(_ recorded: RecordedGame) {
        guard let replay = Replay<SimonGame>(recorded) else { return nil }
        self.replay = replay
    }

    /// The game, to be read.
    var game: SimonGame { replay.game }
    /// Whether nothing is to come.
    var isOver: Bool { replay.deadline == nil && darkens.isEmpty }

    /// When something next changes after a time of the game.
    func nextMoment(after time: Duration) -> Duration? {
        let moments = [replay.deadline, show?.nextChange(after: time)] + darkens.values.map { $0 }
        return moments.compactMap(\.self).min()
    }

    /// Whether a light is going out.
    func isFading(at now: Duration) -> Bool { lights.contains { $0.moves(at: now) } }

    /// A pad's light.
    func level(_ pad: Pad, at now: Duration, fades: Bool) -> Double {
        lights[pad.rawValue].level(at: now, fades: fades)
    }

    /// Lets the game's time pass, event by event, so that nothing is missed at a high pace.
    mutating func advance(to end: Duration, at now: Duration) -> [Effect] {
        var effects: [Effect] = []
        while let next = nextMoment(after: time), next <= end {
            time = max(time, next)
            effects += reach(at: now)
        }
        time = max(time, end)
        return effects
    }

    private mutating func reach(at now: Duration) -> [Effect] {
        var effects: [Effect] = []
        for (pad, moment) in darkens where moment <= time { effects += darken(pad, at: now) }
        for step in replay.advance(to: time) {
            for outcome in step.outcomes { effects += follow(outcome, at: now) }
        }
        return effects + followShow(at: now)
    }

    private mutating func follow(_ outcome: SimonGame.Outcome, at now: Duration) -> [Effect] {
        switch outcome {
        case .show(let next): show = next
        case .playersTurn: return endShow(at: now)
        case .right(let pad), .roundComplete(let pad, _), .added(let pad):
            darkens[pad] = time + Motion.press
            return light(pad)
        case .wrong(let mistake):
            fault = .wrong(mistake)
            return [.sound(.razz), .feel(.mistake)]
        case .tooLate(let lapse):
            fault = .late(lapse)
            return [.sound(.razz), .feel(.mistake)]
        case .won(let victory): return [.sound(.sequence(number: 0, victory.notes))]
        case .rearranged, .out: break
        }
        return []
    }

    private mutating func followShow(at now: Duration) -> [Effect] {
        guard let show else { return [] }
        let pad = show.place(at: time).map { show.pads[$0] }
        guard pad != showing else { return [] }
        var effects: [Effect] = []
        if let showing { effects += darken(showing, at: now) }
        showing = pad
        if let pad { effects += light(pad) }
        return effects
    }

    private mutating func endShow(at now: Duration) -> [Effect] {
        show = nil
        defer { showing = nil }
        return showing.map { darken($0, at: now) } ?? []
    }

    private mutating func light(_ pad: Pad) -> [Effect] {
        if game.options.variant.hasLights { lights[pad.rawValue].on() }
        return game.options.variant.hasSound ? [.sound(.press(pad, held: true))] : []
    }

    /// The tones that were silenced in the middle.
    func soundAgain() -> [Effect] {
        guard game.options.variant.hasSound else { return [] }
        let sounding = darkens.keys.sorted { $0.rawValue < $1.rawValue } + (showing.map { [$0] } ?? [])
        return sounding.map { .sound(.press($0, held: true)) }
    }

    private mutating func darken(_ pad: Pad, at now: Duration) -> [Effect] {
        darkens[pad] = nil
        lights[pad.rawValue].off(at: now)
        return game.options.variant.hasSound ? [.sound(.release(pad))] : []
    }
}
