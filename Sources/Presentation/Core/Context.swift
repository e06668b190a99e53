package import FoundationEssentials
package import GameRules
import Localization
package import Model

/// What pages may know of the world at the moment of an event, on either face; nothing in it can act.
package struct Context: Sendable {
    /// Time since the program started, of a clock that never runs backwards.
    package var now = Duration.zero
    /// The wall clock.
    package var date = Date(timeIntervalSince1970: 0)
    /// What the player has chosen.
    package var settings = Settings()
    /// Every score that is known, in no order.
    package var scores: [ScoreEntry] = []
    /// The score that was saved last in this run; the leaderboard points at it.
    package var newest: ScoreEntry.ID?
    /// Whether a tone that is asked for now will be heard.
    package var audible = false
    /// Whether this run was told to make no sound.
    package var isMutedRun = false
    /// One quiet line about sound that should be there, when there is something to say.
    package var soundNotice: SafeText?
    /// What has turned up in the files, or why something is not saved; it goes before every other quiet line.
    package var storageNotice: SafeText?
    /// Whether something that was to be saved is not.
    package var isUnsaved = false
    /// Whether one of these lines is news: it has come a few seconds ago.
    package var isNews = false
    /// The game that is played.
    package var game = GameKind.simon
    /// The seed that the player chose for every game of this run.
    package var chosenSeed: UInt64?
    /// The game that is to be beaten in this run; the seed is its own.
    package var challenge: Challenge?
    /// What there is to beat, or who has gone further.
    package var challengeNotice: SafeText?
    /// The day whose seed every game of this run is dealt from.
    package var day: UTCDay?
    /// The leaderboards of that day on which a game was finished; later ones are practice.
    package var finishedToday: Set<LeaderboardID> = []
    /// A random number, fresh for each event: the seed of a game that starts in it.
    package var freshSeed: UInt64 = 0
    /// An identifier, fresh for each event: that of a score that is added in it.
    package var freshID = UUID()
    /// Writes a date in the player's time zone as `2026-11-20 12:00`.
    package var localTime: @Sendable (Date) -> SafeText = { SafeText("\($0.timeIntervalSince1970)") }
    /// The files of word lists, those that ship first; read when they are chosen.
    package var wordLists: [WordListFile] = []

    /// A world in which nothing has happened yet.
    package init() {}
}

extension Context {
    /// Who has asked for no sound; nil where sound is wanted.
    package var mutedNotice: SafeText? {
        if isMutedRun { return tr("Sound is off for this run") }
        return settings.sound ? nil : tr("Sound is off in the settings")
    }

    /// Where the seed of a game that starts now comes from.
    package func seedOrigin(of options: GameOptions) -> SeedOrigin {
        if chosenSeed != nil { return .chosen }
        return day.map { SeedOrigin($0, of: options, finished: finishedToday) } ?? .random
    }

    /// The seed of a game that starts now.
    package var seed: UInt64 { chosenSeed ?? day?.seed ?? freshSeed }

    /// The leaderboard of a game that starts now.
    package func leaderboard(of options: GameOptions) -> LeaderboardID {
        seedOrigin(of: options).leaderboard(of: options)
    }
}
