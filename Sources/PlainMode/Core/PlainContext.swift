public import FoundationEssentials
public import GameRules
public import Model

/// What a dialogue may know of the world at the moment of an update; nothing in it can act.
public struct PlainContext: Sendable {
    /// The program's clock: it never runs backwards.
    public var now = Duration.zero
    /// The wall clock.
    public var date = Date(timeIntervalSince1970: 0)
    /// What the player has chosen.
    public var settings = Settings()
    /// Every score that is known, in no order.
    public var scores: [ScoreEntry] = []
    /// Whether a tone that is asked for now will be heard.
    public var audible = false
    /// The seed that the player chose for every game of this run.
    public var chosenSeed: UInt64?
    /// The day whose seed every game of this run is dealt from.
    public var day: UTCDay?
    /// A random number, fresh for each update: the seed of a game that starts in it.
    public var freshSeed: UInt64 = 0
    /// An identifier, fresh for each update: that of an entry that is added in it.
    public var freshID = UUID()
    /// Writes a date in the player's time zone as `2026-11-20 12:00`.
    public var localTime: @Sendable (Date) -> SafeText = { SafeText("\($0.timeIntervalSince1970)") }
    /// The files of word lists, those that ship first.
    public var wordLists: [WordListFile] = []

    /// A world in which nothing has happened yet.
    public init() {}
}

extension PlainContext {
    /// Where the seed of a game that starts now comes from.
    var seedOrigin: SeedOrigin {
        if chosenSeed != nil { return .chosen }
        return day.map { .daily($0) } ?? .random
    }

    /// The seed of a game that starts now.
    var seed: UInt64 { chosenSeed ?? day?.seed ?? freshSeed }

    /// The leaderboard of a game that starts now.
    func board(of options: GameOptions) -> LeaderboardID {
        LeaderboardID(options.kind, seedOrigin.board(of: options) ?? options.board)
    }

    /// One line at the player's verbosity; where one has no line of its own, that of the briefer one.
    func tell(brief: String? = nil, normal: String? = nil, full: String? = nil) -> [PlainEffect] {
        let lines =
            switch settings.verbosity {
            case .brief: [brief]
            case .normal: [normal, brief]
            case .full: [full, normal, brief]
            }
        return lines.compactMap { $0 }.prefix(1).map { .say(SafeText($0)) }
    }

    /// A line for every verbosity.
    func say(_ line: String) -> [PlainEffect] { [.say(SafeText(line))] }
}
