public import Screens

/// What a dialogue is told.
public enum PlainEvent: Hashable, Sendable {
    /// It is the player's partner now, for the first time or again.
    case appeared
    /// A line that was typed, when the dialogue listens.
    case line(PlainLine)
    /// The wake-up that it asked for, or a later moment.
    case time
    /// The first sample of a sequence will be heard at this time of the program's clock.
    case heard(sequence: Int, at: Duration)
    /// The program is being stopped, at the context's time: a round is to be paused.
    case suspending
    /// What `PlainEffect.ask` asked for, or word that the scores have changed.
    case answer(Answer)
    /// No line will come any more: what was reached is to be finished.
    case inputEnded
    /// The program has to end at once: what was reached is to be finished, and no name asked for.
    case leaving
}
