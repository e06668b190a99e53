public import Model

/// What a game of Simon is played with, beside its seed.
public struct SimonOptions: Hashable, Sendable {
    /// How fast the sequence is shown.
    public var speed: Speed
    /// The rules that are played by.
    public let variant: SimonVariant
    /// How long the game goes on.
    public let level: SimonLevel
    /// How many play, from one keyboard; 1 in most variants.
    public let players: Int

    /// Classic Simon without an end, or anything else.
    /// - Parameters:
    ///   - level: counts only in variants that have levels.
    ///   - players: the nearest number that the variant can be played by is taken.
    public init(
        speed: Speed = .normal, variant: SimonVariant = .classic, level: SimonLevel = .endless,
        players: Int = 1
    ) {
        self.speed = speed
        self.variant = variant
        self.level = variant.hasLevels ? level : .endless
        self.players = min(max(players, variant.players.lowerBound), variant.players.upperBound)
    }

    /// The time to press each pad, or nil without a limit.
    ///
    /// Last one standing has the toy's limit always: who says nothing must go out as well.
    public var timeLimit: Duration? {
        variant == .lastOneStanding ? SimonLevel.pressTimeout : level.timeLimit
    }
}

extension SimonOptions: AnyGameOptions {
    /// These options among those of all games.
    public var erased: GameOptions { .simon(self) }

    /// A game of Simon that waits for `start`.
    public func newGame(seed: UInt64) -> any Game { SimonGame(options: self, seed: seed) }

    /// The leaderboard of these options, such as `classic`, `rewind-slow` or `bounce-level-2-fast`.
    ///
    /// Everything that changes how hard a length is to reach has a board of its own, so that two scores
    /// side by side can be compared: the variant, the speed, and the level, whose time limit presses and
    /// whose goal is the highest score there is. Normal speed and the endless game go without saying.
    /// The number of players makes no board: who plays with three has the same sequence to remember.
    public var board: String {
        var words = [variant.rawValue]
        if level != .endless { words.append("level-\(level.rawValue)") }
        if speed != .normal { words.append(speed.rawValue) }
        return words.joined(separator: "-")
    }

    /// Tells the options to a coder one by one.
    public mutating func code(with coder: inout some SymbolCoder) throws(ShareCodeError) {
        let variant = try coder.choice(variant)
        let speed = try coder.choice(speed)
        let level = variant.hasLevels ? try coder.choice(level) : .endless
        let players = try coder.number(players, in: variant.players)
        self = SimonOptions(speed: speed, variant: variant, level: level, players: players)
    }
}
