public import TerminalCore

/// What a screen is told.
public enum ScreenEvent: Hashable, Sendable {
    /// The screen is about to be shown, for the first time or again.
    case appeared
    /// A key, the mouse, a paste, focus or a new size.
    case input(Event)
    /// The wake-up that the screen asked for, or a later moment.
    case time
    /// The first sample of a sequence will be heard at this time of `Context.now`'s clock.
    case heard(sequence: Int, at: Duration)
    /// The program has been stopped, by Ctrl+Z or a signal, at the context's time: a round is to be paused.
    case suspending
    /// What `Effect.ask` asked for, or word that the scores have changed.
    case answer(Answer)
}
