package import GameRules

extension SquaresGame: RoundRules {
    package static func judgement(of outcome: Outcome) -> Judgement? {
        switch outcome {
        case .preview, .cancelled: .quiet
        case .playersTurn: .turn
        case .right: .step
        case .success: .done
        case .won: .won
        case .wrong: .mistake
        case .resized, .stopped: nil
        }
    }

    package var show: LightSchedule? {
        if case .preview(let show) = phase { show } else { nil }
    }

    package func tone(of move: Move) -> SoundCue? {
        if case .press(let square) = move { .square(square, options.grid) } else { nil }
    }

    package func tone(ofLight index: Int) -> SoundCue? {
        sequence.indices.contains(index) ? .square(sequence[index], options.grid) : nil
    }
}
