package import Model
package import Presentation
package import ToneSynth

/// What a reward sounds like: a melody over what sounds already, above the pads and in harmony with the last one.
/// The pads say do re mi fa only; a new best completes the scale.
package struct RewardScore: Hashable, Sendable {
    /// Steps of the scale; a high one is an octave higher.
    enum Step: Int, CaseIterable {
        case `do`, re, mi, fa, sol, la, ti, highDo, highRe, highMi, highFa
    }

    struct Note: Hashable, Sendable {
        let step: Step
        /// In milliseconds since the press or the end that earned the reward, as all times here.
        let onset: Int
        let length: Int
        /// In decibels beside a pad of the same pitch.
        let level: Double
        let fall: Int
    }

    /// In decibels.
    let octave: Double
    let rise: Int
    let notes: [Note]

    init(octave: Double, rise: Int = 6, _ notes: [Note]...) {
        (self.octave, self.rise, self.notes) = (octave, rise, Array(notes.joined()))
    }

    package func sequence(_ tuning: Tuning) -> ToneSequence {
        ToneSequence(
            notes.map { note in
                let tone = tuning.tone(of: note.step).changed(by: Gain(decibels: note.level))
                return .init(
                    tuning == .doReMiFa ? tone.with(.warmSine(octave: Gain(decibels: octave))) : tone,
                    onset: .milliseconds(note.onset), length: .milliseconds(note.length),
                    edges: .init(rise: .milliseconds(rise), fall: .milliseconds(note.fall)))
            })
    }
}

extension SoundCue.Reward {
    package var score: RewardScore {
        switch self {
        case .start: return RewardScore(octave: -14, note(.do, 0, 55, -9, fall: 45))
        case .right(let pad):
            let (low, high) = pad.harmony
            return RewardScore(
                octave: -22, rise: 8, note(low, 210, 250, -4, fall: 150), note(high, 235, 225, -4, fall: 150))
        case .bestPassed(let pad):
            let (low, high) = pad.harmony
            return RewardScore(
                octave: -18, note(low, 210, 110, -4, fall: 70), note(high, 280, 110, -4, fall: 70),
                note(.highDo, 350, 110, -4, fall: 70),
                chord([(.highDo, -5), (.highMi, -5)], 430, 330, fall: 260))
        case .faster:
            return RewardScore(
                octave: -20, note(.sol, 0, 70, -5, fall: 45), note(.sol, 150, 70, -5, fall: 45),
                note(.highDo, 270, 110, -3, fall: 80))
        case .newBest:
            let scale = Step.allCases.prefix(7).enumerated()
            return RewardScore(
                octave: -20, scale.flatMap { note($1, 105 * $0, 118, -2.5, fall: 30) },
                note(.highDo, 735, 260, -2.5, fall: 60),
                chord([(.fa, -7), (.la, -6), (.highDo, -5)], 980, 310, fall: 60),
                chord([(.do, -8), (.mi, -7), (.sol, -6), (.highDo, -5)], 1280, 1020, fall: 760))
        case .levelWon:
            return RewardScore(
                octave: -20, note(.do, 0, 130, -2.5, fall: 40), note(.mi, 125, 130, -2.5, fall: 40),
                note(.sol, 250, 130, -2.5, fall: 40), note(.highDo, 375, 240, -2, fall: 60),
                chord([(.sol, -5.5), (.ti, -4.5), (.highRe, -5.5)], 610, 150, fall: 50),
                chord([(.do, -7), (.mi, -7.5), (.sol, -7), (.highDo, -5.5)], 750, 720, fall: 540))
        case .gameWon:
            return RewardScore(
                octave: -20, [0, 130, 260].flatMap { note(.sol, $0, 95, -2, fall: 30) },
                chord([(.mi, -6), (.sol, -5.5), (.highDo, -4)], 390, 290, fall: 50),
                chord([(.re, -7), (.sol, -6), (.ti, -5.5), (.highRe, -4)], 700, 210, fall: 40),
                chord([(.do, -8), (.sol, -6.5), (.highDo, -5.5), (.highMi, -4)], 930, 1350, fall: 900))
        case .saved:
            return RewardScore(
                octave: -24, rise: 12, note(.mi, 0, 600, -11, fall: 480), note(.sol, 45, 555, -11, fall: 450),
                note(.highDo, 90, 510, -10, fall: 420))
        }
    }

    private typealias Step = RewardScore.Step

    private func note(_ step: Step, _ onset: Int, _ length: Int, _ level: Double, fall: Int) -> [RewardScore
        .Note]
    {
        chord([(step, level)], onset, length, fall: fall)
    }

    private func chord(
        _ steps: [(Step, level: Double)], _ onset: Int, _ length: Int, fall: Int
    ) -> [RewardScore.Note] {
        steps.map { .init(step: $0, onset: onset, length: length, level: $1, fall: fall) }
    }
}

extension Pad {
    /// Two tones above it that make a chord of I, V, I or IV with it, so that they are never taken for the sequence.
    fileprivate var harmony: (RewardScore.Step, RewardScore.Step) {
        switch self {
        case .red, .green: (.highDo, .highMi)
        case .yellow: (.sol, .highRe)
        case .blue: (.la, .highFa)
        }
    }
}

extension Tuning {
    /// The toy of 1978 has no scale: its four tones stand for one.
    fileprivate func tone(of step: RewardScore.Step) -> Tone {
        let (octave, degree) = step.rawValue.quotientAndRemainder(dividingBy: 7)
        return switch (self, degree) {
        case (.doReMiFa, ...3): tone(of: Pad.allCases[degree], octaves: octave)
        case (.doReMiFa, _): .major(step.rawValue)
        case (.original1978, 0) where octave == 1: tone(of: .green)
        case (.original1978, ...1): tone(of: .blue, octaves: octave)
        case (.original1978, 2...3): tone(of: .yellow, octaves: octave)
        case (.original1978, _): tone(of: .red, octaves: octave)
        }
    }

    /// What is answered at once is the wrong pad or, without one, the buzzer.
    package func mistake(_ pressed: Pad?, _ right: Pad?) -> ToneSequence {
        func pad(_ pad: Pad, _ onset: Duration, _ length: Duration) -> ToneSequence.Element {
            .init(tone(of: pad), onset: onset, length: length, pan: pad.pan)
        }
        let buzzer = ToneSequence.Element(
            .buzzer, onset: pressed == nil ? .zero : MistakeTiming.buzzer.onset,
            length: MistakeTiming.buzzer.length,
            edges: .init(rise: .milliseconds(8), fall: .milliseconds(90)))
        let others = [
            pressed.map { pad($0, .zero, MistakeTiming.pressed) },
            right.map { pad($0, MistakeTiming.right.onset, MistakeTiming.right.length) },
        ]
        return ToneSequence([buzzer] + others.compactMap(\.self))
    }
}
