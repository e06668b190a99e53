public import Model

/// What a screen wants done; plain values, so that a test reads them like a score.
public enum Effect: Hashable, Sendable {
    case sound(SoundCue)
    case feel(Feel)
    /// Shows another screen; `back` returns to the one before.
    case go(Route)
    case back
    /// Applies settings and keeps them at once.
    case change(Settings)
    /// Puts a finished game on its leaderboard.
    case keep(FinishedGame, name: PlayerName)
    /// Remembers a finished game whose player has not said a name yet, so that a window closed now
    /// does not lose it; nil when it has been dealt with.
    case hold(FinishedGame?)
    case quit
}

/// The screens that one can go to.
public enum Route: Hashable, Sendable {
    case game, leaderboard, settings, help
}

/// What a touch device or the screen lets the player feel.
public enum Feel: Hashable, Sendable {
    case press, complete, mistake
}
