package import GameRules
package import Model

/// What a page wants done; plain values, so that a test reads them like a score.
package enum Effect: Hashable, Sendable {
    /// A line of its own, for whoever has lines read.
    case say(SafeText)
    case sound(SoundCue)
    /// Plays something after a while, unless all has been silenced by then.
    case soundLater(SoundCue, after: Duration)
    case haptic(HapticCue)
    /// Speaks a text in the language of a BCP 47 tag, instead of what is being spoken.
    case speak(String, language: String)
    /// Opens another page; `back` returns to the one before.
    case open(Route)
    case back
    /// Applies settings and saves them at once.
    case applySettings(Settings)
    /// A game has ended: it goes into the history and, where it has a score, on its leaderboard, under the name at hand
    /// until its player says another. Should the program end before, the next start tells of it.
    case finish(FinishedGame)
    /// The finished game is there again as after `finish`, or under a name that its player has not confirmed.
    case keepScore(FinishedGame, name: PlayerName?)
    /// The player says whose the finished game is; what became of it comes as `PageEvent.saved`.
    case saveScore(FinishedGame, name: PlayerName)
    /// The player does not want the finished game on a leaderboard: it is taken away.
    case discard
    /// Puts a text on the clipboard, where the face can.
    case copy(String)
    /// Asks for something that is on the disk; it comes as `PageEvent.answer`.
    case query(DataQuery)
    /// Changes a score.
    case editScores(ScoreEdit)
    case quit

    /// Applies settings with a change to them.
    package static func change(_ settings: Settings, _ change: (inout Settings) -> Void) -> Effect {
        var changed = settings
        change(&changed)
        return .applySettings(changed)
    }
}

/// The pages that can be opened.
package enum Route: Hashable, Sendable {
    /// What the program begins with: the splash screen, or the menu of lines.
    case start
    case game(GameKind)
    case picker
    case leaderboard(LeaderboardID)
    case statistics(GameKind)
    case replay(RecordedGame)
    /// A result to be read and copied by hand.
    case result(ResultText)
    /// The rules of the game that was in front.
    case settings, help
    /// The keys of a page.
    case keys(HelpTopic)
}

/// The pages that have a help of their own.
package enum HelpTopic: CaseIterable, Hashable, Sendable {
    case games, leaderboard, statistics, settings, replay
}
