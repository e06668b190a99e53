package import GameRules
import Localization
package import Model

extension GameDefinition {
    static let simon = GameDefinition(
        SimonGame.self, tr("Simon Says"), summary: tr("Repeat a growing sequence of tones"),
        variant: { $0.words }, heading: { $0.title },
        save: { options, settings in
            (settings.speed, settings.variant, settings.level) = (
                options.speed, options.variant, options.level
            )
            (settings.players, settings.span) = (options.players, options.span)
        },
        mark: { outcome, options, tally in
            // A sequence of a span is judged by itself.
            let isSpan = options.variant == .span
            switch outcome {
            case .roundComplete where isSpan: tally.count(.step)
            case .trial(let trial): tally.end(isRight: trial.isRight)
            case .wrong where isSpan, .won, .measured: break
            default: tally.count(SimonGame.judgement(of: outcome))
            }
        },
        statistics: { figures in .init(details: Pad.allCases.map { detail(of: $0, figures) }) })

    private static func detail(of pad: Pad, _ simon: SimonFigures) -> StatisticsRows.Detail {
        let figures = simon.pads[pad.rawValue]
        let others = Pad.allCases.filter { $0 != pad }
            .map { (pad: $0, count: simon.confusions(of: pad, with: $0)) }
        return StatisticsRows.Detail(
            numbers: [
                .init("\(pad.name)-presses", figures.count),
                .init("\(pad.name)-accuracy", figures.accuracy),
                .init("\(pad.name)-median", milliseconds: figures.medianReaction),
            ] + others.map { .init("\(pad.name)-taken-for-\($0.pad.name)", $0.count) },
            title: pad.localName, pad: pad, share: figures.accuracy, count: figures.count,
            time: figures.medianReaction.map(NumberText.seconds), mistakes: others.filter { $0.count > 0 })
    }
}

extension SimonOptions {
    fileprivate var words: [String] {
        [variant.title] + (level == .endless ? [] : [tr("level \(level.rawValue)")]) + span.words
            + speed.words
    }
}

extension SpanFigures {
    /// What measurements with some conditions tell: their mean, their spread, how many they are; nil without one.
    package func summary(_ conditions: SpanConditions) -> SafeText? {
        guard let mean = mean(conditions) else { return nil }
        let (board, count) = (conditions.leaderboard, measurements[conditions, default: []].count)
        let (title, pads) = (board.title, board.formatted(pads: mean))
        guard let spread = spread(conditions) else { return tr("\(title): \(pads) pads, measured once") }
        return tr(
            "\(title): \(pads) pads, the mean of \(count) measurements; standard deviation \(board.formatted(pads: spread))"
        )
    }
}

extension SimonGame: RoundRules {
    package static func judgement(of outcome: Outcome) -> Judgement? {
        switch outcome {
        case .playersTurn: .turn
        case .right, .added: .step
        case .roundComplete, .measured: .done
        case .won: .won
        case .wrong: .mistake
        case .show, .rearranged, .eliminated, .trial, .stopped: nil
        }
    }

    package func tone(of move: Move) -> SoundCue? {
        if case .press(let pad) = move { .press(pad, held: false) } else { nil }
    }

    /// The pads themselves sound, where the game has sound, and all that they lead to is heard over them.
    package func cues(of outcomes: [Outcome], tone: SoundCue?) -> [Effect] {
        let tone = options.hasSound ? tone : nil
        return outcomes.flatMap { outcome -> [Effect] in
            guard let judgement = Self.judgement(of: outcome) else { return [] }
            let (sound, haptic) = judgement.cues
            return switch outcome {
            case .right, .added: .cues(tone, haptic)
            case .roundComplete(let pad, _):
                .cues(tone, .press) + .cues(nil, haptic)
                    + (options.hasSound ? [.sound(.reward(.right(pad)))] + hurry : [])
            case .won(let victory): (options.hasSound ? signal(of: victory) : []) + .cues(nil, haptic)
            case .wrong(let mistake): .cues(buzz(mistake), haptic)
            default: .cues(sound, haptic)
            }
        }
    }

    /// Three ticks that lead into the first tone of a quicker turn.
    private var hurry: [Effect] { timeToHurry.map { [.soundLater(.reward(.faster), after: $0)] } ?? [] }

    /// After a round, how long until they begin; nil where the turn to come is no quicker.
    package var timeToHurry: Duration? {
        guard case .simonsTurn(let next) = phase, options.variant != .span,
            next.tempo.tone < SimonTempo(length: next.pads.count - 1, speed: options.speed).tone
        else { return nil }
        return next.tempo.rest - .milliseconds(380)
    }

    /// Where the game goes on, the next turn comes too soon for more than the buzzer.
    private func buzz(_ mistake: SimonMistake) -> SoundCue {
        guard case .over = phase, options.hasSound else { return .mistake(pressed: nil, right: nil) }
        return .mistake(pressed: mistake.pressed, right: mistake.right)
    }

    /// The winner's signal comes after a rest, and the fanfare after that. Nobody waits to hear of it: its number is no
    /// turn's.
    private func signal(of victory: SimonVictory) -> [Effect] {
        let rest = SimonTempo(length: sequence.count, speed: .normal).rest
        return [
            .soundLater(.sequence(number: 0, victory.notes), after: rest),
            .soundLater(.reward(options.level.hasNext ? .levelWon : .gameWon), after: rest + victory.length),
        ]
    }
}
