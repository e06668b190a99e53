public import GameRules
public import Model
public import Screens

/// What a dialogue wants done; plain values, so that a test reads them like a transcript.
public enum PlainEffect: Hashable, Sendable {
    /// A line of its own.
    case say(SafeText)
    case sound(SoundCue)
    /// Lets something be heard after a while, unless all has been silenced by then.
    case later(SoundCue, after: Duration)
    case feel(Feel)
    /// Goes to another part of the conversation; `back` returns to the one before.
    case go(PlainPage)
    case back
    /// Applies settings and keeps them at once.
    case change(Settings)
    /// A game has ended: it goes into the history, and should the input end before its player has said a
    /// name, its score is kept all the same.
    case finish(FinishedGame)
    /// Puts the finished game on its leaderboard, and says which of two sentences is true then.
    case keep(FinishedGame, name: PlayerName, saying: KeptSentences)
    /// The player does not want the finished game on a leaderboard.
    case discard
    /// Wants to know something that is on the disk; the answer comes as `PlainEvent.answer`.
    case ask(Question)
    /// Changes a line of a leaderboard.
    case revise(ScoreRevision)
    case quit
}

/// What is said of a score once it is known whether the disk has it.
public struct KeptSentences: Hashable, Sendable {
    /// It is saved.
    public let saved: SafeText
    /// It is known, but could not be written yet.
    public let waiting: SafeText

    init(saved: String, waiting: String) {
        self.saved = SafeText(saved)
        self.waiting = SafeText(waiting)
    }
}

/// The parts of the conversation that one can go to.
public enum PlainPage: Hashable, Sendable {
    case game(GameKind)
    case leaderboard(LeaderboardID)
    case statistics(GameKind)
    case settings
    case help(GameKind?)
    case replay(RecordedGame)
}
