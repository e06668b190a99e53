import Model
import Presentation

/// How long it takes to have lines read and to type the next.
enum ReadingPace {
    /// For a character: 120 words a minute, the pace of a slow voice or of a practised finger on Braille.
    static let character = Duration.milliseconds(100)
    /// For a line that is typed, with the pause before it.
    static let typing = Duration.seconds(5)

    /// The time for what is said in these effects, and for the answer.
    static func time(for effects: [Effect]) -> Duration {
        typing
            + effects.reduce(.zero) { sum, effect in
                if case .say(let line) = effect { sum + character * line.string.count } else { sum }
            }
    }
}
