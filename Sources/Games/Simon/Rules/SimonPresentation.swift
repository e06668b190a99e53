package import Model

/// What Simon shows in his turn: which pad is lit and sounds when.
package struct SimonPresentation: Hashable, Sendable {
    package let pads: [Pad]
    package let tempo: SimonTempo
    package let schedule: LightSchedule

    /// Lays pads out in time from `start`, in the game's time.
    ///
    /// A pad that follows itself waits until `SimonTempo.minimumRepeat` after its last beginning, whatever the speed.
    package init(pads: [Pad], tempo: SimonTempo, start: Duration) {
        self.pads = pads
        self.tempo = tempo
        var onsets: [Duration] = []
        var onset = start
        for (index, pad) in pads.enumerated() {
            if index > 0 {
                let isRepeat = pad == pads[index - 1]
                onset += isRepeat ? max(tempo.step, SimonTempo.minimumRepeat) : tempo.step
            }
            onsets.append(onset)
        }
        schedule = LightSchedule(onsets: onsets, start: start, on: tempo.tone)
    }

    package var start: Duration { schedule.start }

    /// When the last pad ends, and with it Simon's turn.
    package var end: Duration { schedule.end }
}

/// How long Simon's tones and pauses last.
package struct SimonTempo: Hashable, Sendable {
    package let tone: Duration
    /// Between two tones.
    package let gap: Duration
    /// Before the first tone.
    package let rest: Duration

    /// From the start of a pad to its next start when nothing lies between: no more than three flashes of the same
    /// place in any second, WCAG 2.2, 2.3.1.
    package static let minimumRepeat = Duration.milliseconds(340)

    /// The tempo of a sequence of `length` pads: Simon gets faster at 6 and again at 14.
    package init(length: Int, speed: Speed) {
        let milliseconds =
            switch length {
            case ...5: 420
            case 6...13: 320
            default: 220
            }
        tone = .milliseconds(milliseconds) * speed.percent / 100
        gap = .milliseconds(50) * speed.percent / 100
        rest = .milliseconds(800) * speed.percent / 100
    }

    package var step: Duration { tone + gap }
}

/// The signal at the end of a won game: the last tone six times, as the 1978 toy gave it.
package struct SimonVictory: Hashable, Sendable {
    package struct Pulse: Hashable, Sendable {
        package let on: Duration
        package let off: Duration
    }

    /// The six, in order: a grace note of 20 ms, then five of 70 ms, with 20 ms between.
    package static let pulses =
        [Pulse(on: .milliseconds(20), off: .milliseconds(20))]
        + Array(repeating: Pulse(on: .milliseconds(70), off: .milliseconds(20)), count: 5)

    package let pad: Pad
    /// When the first of the six begins, in the game's time.
    package let start: Duration

    package var onsets: [Duration] {
        Self.pulses.indices.map { index in
            Self.pulses[..<index].reduce(start) { $0 + $1.on + $1.off }
        }
    }

    /// When the last pulse ends.
    package var end: Duration { Self.pulses.reduce(start) { $0 + $1.on + $1.off } - .milliseconds(20) }
}

/// The sequences behind the toy's Last and Longest buttons, which can be shown again at any time.
package struct SimonMemory: Hashable, Sendable {
    /// The sequence of the last game, even if it was not repeated in full.
    package private(set) var last: [Pad] = []
    package private(set) var longest: [Pad] = []

    package init() {}

    /// What the history remembers, given oldest first; only two of its games are replayed.
    package init(of history: some Sequence<GameRecord>) {
        var last: GameRecord?
        var best: GameRecord?
        for record in history where record.game == .simon && !record.leaderboard.isSpan {
            last = record
            if record.score > best?.score ?? 0 { best = record }
        }
        for record in [best, last] { remember(record) }
    }

    package mutating func remember(_ game: SimonGame) {
        last = game.sequence
        if game.longestRepeated.count > longest.count { longest = game.longestRepeated }
    }

    package static func presentation(of pads: [Pad], speed: Speed, at time: Duration) -> SimonPresentation {
        SimonPresentation(pads: pads, tempo: SimonTempo(length: pads.count, speed: speed), start: time)
    }

    /// A record that cannot be replayed is skipped; the list of the history says so.
    private mutating func remember(_ record: GameRecord?) {
        do throws(ShareCodeError) {
            guard let game = try record?.played.finalGame(as: SimonGame.self) else { return }
            remember(game)
        } catch {
            return
        }
    }
}
