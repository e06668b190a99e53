package import Model

package struct SimonOptions: Hashable, Sendable {
    package var speed: Speed
    package let variant: SimonVariant
    package let level: SimonLevel
    /// How many play, from one keyboard; 1 in most variants.
    package let players: Int
    /// What a span is measured with; counts in that variant alone.
    package let span: SpanConditions

    /// Classic Simon without an end, or anything else.
    /// - Parameters:
    ///   - speed: a span is measured at one speed.
    ///   - level: counts only in variants that have levels.
    ///   - players: the nearest number that the variant can be played by is taken.
    package init(
        speed: Speed = .normal, variant: SimonVariant = .classic, level: SimonLevel = .endless,
        players: Int = 1, span: SpanConditions = SpanConditions()
    ) {
        self.span = variant == .span ? span : SpanConditions()
        self.speed = variant == .span ? .normal : speed
        self.variant = variant
        self.level = variant.hasLevels ? level : .endless
        self.players = min(max(players, variant.players.lowerBound), variant.players.upperBound)
    }

    package var isBackward: Bool { variant == .rewind || span.direction == .backward }

    package var hasLights: Bool { variant != .byEar && span.senses != .ear }

    package var hasSound: Bool { variant != .byEye && span.senses != .eye }

    /// The time to press each pad, or nil without a limit.
    ///
    /// Last one standing always has the toy's limit: a player who never presses must be eliminated, too.
    package var timeLimit: Duration? {
        variant == .lastOneStanding ? SimonLevel.pressTimeout : level.timeLimit
    }
}

extension SpanConditions {
    package var leaderboard: LeaderboardID { LeaderboardID(SimonOptions(variant: .span, span: self)) }
}

extension GameOptions {
    package static let simon = Self(SimonOptions.usual)
}

extension SimonOptions: AnyGameOptions {
    package typealias Played = SimonGame
    package static let kind = GameKind.simon
    package typealias Figures = SimonFigures
    package static var usual: Self { Self() }
    package static var variants: [Self] {
        SimonVariant.allCases.flatMap { variant in
            guard variant != .span else { return spans }
            return (variant.hasLevels ? SimonLevel.allCases : [.endless]).flatMap { level in
                Speed.allCases.map { Self(speed: $0, variant: variant, level: level) }
            }
        }
    }

    private static var spans: [Self] {
        SpanConditions.Direction.allCases.flatMap { direction in
            SpanConditions.Senses.allCases.map {
                Self(variant: .span, span: SpanConditions(direction: direction, senses: $0))
            }
        }
    }

    /// The variant, its level, whose time limit presses and whose goal is the highest score there is, and its speed. The
    /// number of players has no leaderboard: who plays with three has the same sequence to remember.
    package var variantName: String {
        var words = [variant.rawValue]
        if level != .endless { words.append("level-\(level.rawValue)") }
        if span.direction != .forward { words.append(span.direction.rawValue) }
        if span.senses != .both { words.append(span.senses.rawValue) }
        return (words + speed.suffix).joined(separator: "-")
    }

    package mutating func code(with coder: inout some NumberCoder) throws(ShareCodeError) {
        let variant = try coder.choice(variant)
        let speed = try coder.choice(speed)
        let level = variant.hasLevels ? try coder.choice(level) : .endless
        let players = try coder.number(players, in: variant.players)
        var span = span
        if variant == .span {
            span.direction = try coder.choice(span.direction)
            span.senses = try coder.choice(span.senses)
        }
        self = SimonOptions(speed: speed, variant: variant, level: level, players: players, span: span)
    }
}
