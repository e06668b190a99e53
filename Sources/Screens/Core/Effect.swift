public import GameRules
public import Model

/// What a screen wants done; plain values, so that a test reads them like a score.
public enum Effect: Hashable, Sendable {
    case sound(SoundCue)
    case feel(Feel)
    /// Says a text in the language of a BCP 47 tag, instead of what is being said.
    case speak(String, language: String)
    /// Shows another screen; `back` returns to the one before.
    case go(Route)
    case back
    /// Applies settings and keeps them at once.
    case change(Settings)
    /// A game has ended: it goes into the history, and should the window be closed before its player
    /// has said a name, its score is kept all the same.
    case finish(FinishedGame)
    /// Puts the finished game on its leaderboard.
    case keep(FinishedGame, name: PlayerName)
    /// The player does not want the finished game on a leaderboard.
    case discard
    /// Wants to know something that is on the disk; the answer comes as `ScreenEvent.answer`.
    case ask(Question)
    /// Changes a line of a leaderboard.
    case revise(ScoreRevision)
    case quit
}

/// The screens that one can go to.
public enum Route: Hashable, Sendable {
    case game(GameKind)
    case picker
    case leaderboard(LeaderboardID)
    case statistics(GameKind)
    case replay(RecordedGame)
    case settings, help
    /// The keys of a page.
    case keys(HelpTopic)
}

/// What a touch device or the screen lets the player feel.
public enum Feel: Hashable, Sendable {
    case press, complete, mistake
}
