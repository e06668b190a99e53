import Presentation

extension [Effect] {
    /// Between the tones of the moves of a line.
    static let stepOfLine = Duration.milliseconds(300)
}

extension [[Effect]] {
    /// Plays the moves of a line one after the other; only the last one is felt.
    var ofOneLine: [Effect] {
        enumerated().flatMap { place, cues in
            let delay = [Effect].stepOfLine * place
            return cues.compactMap { cue -> Effect? in
                switch cue {
                case .sound(let sound) where place > 0: .soundLater(sound, after: delay)
                case .soundLater(let sound, let rest): .soundLater(sound, after: rest + delay)
                case .haptic where place < count - 1: nil
                default: cue
                }
            }
        }
    }
}
