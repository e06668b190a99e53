import Presentation

extension [Effect] {
    /// From one tone of the moves of a line to the next.
    static let stepOfLine = Duration.milliseconds(300)
}

extension [[Effect]] {
    /// What the moves of a line are heard and felt as: their sounds one after the other, and felt once, as the last.
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
