package import GameRules
import Model

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
            case .roundComplete:
                .cues(tone, .press) + .cues(nil, haptic) + .cues(options.hasSound ? .roundComplete : nil, nil)
            case .won(let victory): (options.hasSound ? signal(of: victory) : []) + .cues(nil, haptic)
            case .wrong: .cues(.razz, haptic)
            default: .cues(sound, haptic)
            }
        }
    }

    /// The winner's signal comes after a rest, and the fanfare after that. Nobody waits to hear of it: its number is no
    /// turn's.
    private func signal(of victory: SimonVictory) -> [Effect] {
        let rest = SimonTempo(length: sequence.count, speed: .normal).rest
        return [
            .soundLater(.sequence(number: 0, victory.notes), after: rest),
            .soundLater(.win, after: rest + victory.length),
        ]
    }
}
