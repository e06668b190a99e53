package import GameRules
package import Model

/// What a page wants done; plain values, so that tests compare them.
package enum Effect: Hashable, Sendable {
    /// A line of its own, for screen readers.
    case say(SafeText)
    case sound(SoundCue)
    /// Plays something after a delay, unless all sound is silenced before.
    case soundLater(SoundCue, after: Duration)
    case haptic(HapticCue)
    /// Speaks a text in the language of a BCP 47 tag, interrupting what is being spoken.
    case speak(String, language: String)
    /// `back` returns to the page before.
    case open(Route)
    case back
    case applySettings(Settings)
    /// A game has ended: it goes into the history and, with a score, on its leaderboard, under the proposed name
    /// until its player gives another. If the program ends before that, the next start says so.
    case finish(FinishedGame)
    /// Restores the finished game as after `finish`, or under a name that its player has not confirmed.
    case keepScore(FinishedGame, name: PlayerName?)
    /// The player has named the finished game; the outcome arrives as `PageEvent.saved`.
    case saveScore(FinishedGame, name: PlayerName)
    /// The player does not want the finished game on a leaderboard: removes it.
    case discard
    /// Copies to the clipboard, where the face can.
    case copy(String)
    /// Reads from the disk; arrives as `PageEvent.answer`.
    case query(DataQuery)
    case editScores(ScoreEdit)
    case quit

    package static func change(_ settings: Settings, _ change: (inout Settings) -> Void) -> Effect {
        var changed = settings
        change(&changed)
        return .applySettings(changed)
    }
}

package enum Route: Hashable, Sendable {
    /// The first page: the splash screen, or the menu of plain mode.
    case start
    case game(GameKind)
    case picker
    case leaderboard(LeaderboardID)
    case statistics(GameKind)
    case replay(RecordedGame)
    /// A result to read and copy by hand.
    case result(ResultText)
    /// The rules of the game that was in front.
    case settings, help
    case keys(HelpTopic)
}

/// The pages that have their own help.
package enum HelpTopic: CaseIterable, Hashable, Sendable {
    case games, leaderboard, statistics, settings, replay
}
