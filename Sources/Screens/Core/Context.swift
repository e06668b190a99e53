public import FoundationEssentials
public import GameRules
public import Model
public import TerminalCore
import Localization

/// What screens may know of the world at the moment of an update or a frame; nothing in it can act.
public struct Context: Sendable {
    /// Time since the program started, of a clock that never runs backwards.
    public var now: Duration
    /// The window.
    public var size: Size
    /// What the player has chosen.
    public var settings: Settings
    /// Every score that is known, in no order.
    public var scores: [ScoreEntry]
    /// The entry that was kept last in this run; the leaderboard points at it.
    public var newest: ScoreEntry.ID?
    /// How frames are to look on this terminal.
    public var look: Look
    /// Whether a sequence that is asked for now will be heard.
    public var audible: Bool
    /// One quiet line about sound, when there is something to say.
    public var notice: SafeText?
    /// Whether that line is news: it has come a few seconds ago, or the game's screen has.
    public var isNews = false
    /// What is wrong with the files, when something is; it goes before every other quiet line.
    public var trouble: SafeText?
    /// The game that is played.
    public var game: GameKind
    /// The seed that the player chose for every game of this run.
    public var chosenSeed: UInt64?
    /// The day whose seed every game of this run is dealt from.
    public var day: UTCDay?
    /// A random number, fresh for each update: the seed of a game that starts in it.
    public var freshSeed: UInt64
    /// An identifier, fresh for each update: that of an entry that is added in it.
    public var freshID = UUID()
    /// The wall clock.
    public var date: Date
    /// Writes a date in the player's time zone as `2026-11-20 12:00`.
    public var localTime: @Sendable (Date) -> SafeText
    /// Whether the terminal reports keys coming up, so that a held pad can sound for as long.
    public var reportsReleases: Bool
    /// Whether there is a gamepad to play with, so that its buttons are told.
    public var hasGamepad = false
    /// The files of word lists, those that ship first; read when they are chosen.
    public var wordLists: [WordListFile] = []

    /// Gathers what there is to know.
    public init(
        now: Duration = .zero, size: Size, settings: Settings = Settings(), scores: [ScoreEntry] = [],
        newest: ScoreEntry.ID? = nil, look: Look, audible: Bool = false, notice: SafeText? = nil,
        trouble: SafeText? = nil,
        game: GameKind = .simon, chosenSeed: UInt64? = nil, day: UTCDay? = nil, freshSeed: UInt64 = 0,
        date: Date = Date(timeIntervalSince1970: 0),
        localTime: @escaping @Sendable (Date) -> SafeText = { SafeText("\($0.timeIntervalSince1970)") },
        reportsReleases: Bool = false
    ) {
        self.now = now
        self.size = size
        self.settings = settings
        self.scores = scores
        self.newest = newest
        self.look = look
        self.audible = audible
        self.notice = notice
        self.trouble = trouble
        self.game = game
        self.chosenSeed = chosenSeed
        self.day = day
        self.freshSeed = freshSeed
        self.date = date
        self.localTime = localTime
        self.reportsReleases = reportsReleases
    }
}

extension Context {
    /// Where the seed of a game that starts now comes from.
    public var seedOrigin: SeedOrigin {
        if chosenSeed != nil { return .chosen }
        return day.map { .daily($0) } ?? .random
    }

    /// The seed of a game that starts now.
    public var seed: UInt64 { chosenSeed ?? day?.seed ?? freshSeed }

    /// A game's title over its board, in so many columns: it says so when it is today's.
    func titled(_ title: SafeText, in columns: Int) -> SafeText {
        guard case .daily = seedOrigin else { return title }
        let whole: SafeText = tr("\(title), today's game")
        return whole.columns <= columns ? whole : tr("Today's game")
    }
}
