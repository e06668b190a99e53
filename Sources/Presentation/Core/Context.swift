package import FoundationEssentials
package import GameRules
import Localization
package import Model

/// What pages may know at the moment of an event, on either face; nothing in it can act.
package struct Context: Sendable {
    /// Monotonic time since the program started.
    package var now = Duration.zero
    package var date = Date(timeIntervalSince1970: 0)
    package var settings = Settings()
    /// Unordered.
    package var scores: [ScoreEntry] = [] { didSet { bestsOfScores = Memo() } }
    private var bestsOfScores = Memo<[LeaderboardID: Int]>()
    /// Not before the first frame unless it shows one, and then once, as each frame of a game does.
    package var bests: [LeaderboardID: Int] { bestsOfScores.value { Leaderboard.bests(of: scores) } }
    /// Saved last in this run; the leaderboard points at it.
    package var newest: ScoreEntry.ID?
    /// Whether a tone that is played now will be heard.
    package var audible = false
    /// Why sound that should be there is not.
    package var soundNotice: SafeText?
    /// What was found in the files, or why something is not saved; it precedes every other status line.
    package var storageNotice: SafeText?
    package var isUnsaved = false
    /// Whether one of these notices appeared within the last few seconds.
    package var isNews = false
    package var game = GameKind.simon
    /// Chosen by the player for every game of this run.
    package var chosenSeed: UInt64?
    /// The game to beat in this run; it brings its own seed.
    package var challenge: Challenge?
    /// What there is to beat, or who has gone further.
    package var challengeNotice: SafeText?
    /// The day whose seed deals every game of this run.
    package var day: UTCDay?
    /// The leaderboards of that day on which a game was finished; later ones are practice.
    package var finishedToday: Set<LeaderboardID> = []
    /// The seed of a game that starts. (A function, not a value: a flood is a million events, and each draw a system call.)
    package var newSeed: @Sendable () -> UInt64 = { 0 }
    /// Identifies a score that is added.
    package var newID: @Sendable () -> UUID = { UUID() }
    /// Writes a date in the player's time zone as `2026-11-20 12:00`.
    package var localTime: @Sendable (Date) -> SafeText = { SafeText("\($0.timeIntervalSince1970)") }
    /// Those that ship come first; read when they are chosen.
    package var wordLists: [WordListFile] = []

    package init() {}
}

extension Context {
    /// Nil where sound is wanted.
    package var mutedNotice: SafeText? { settings.sound ? nil : tr("Sound is off") }

    package func seedOrigin(of options: GameOptions) -> SeedOrigin {
        if chosenSeed != nil { return .chosen }
        return day.map { SeedOrigin($0, of: options, finished: finishedToday) } ?? .random
    }

    package var seed: UInt64 { chosenSeed ?? day?.seed ?? newSeed() }

    package func leaderboard(of options: GameOptions) -> LeaderboardID {
        seedOrigin(of: options).leaderboard(of: options)
    }
}
