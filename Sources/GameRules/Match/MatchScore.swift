/// The points of a game of Match: what answers earn and cost.
public struct MatchScore: Hashable, Sendable {
    /// What a right answer earns, times the multiplier.
    public static let pointsEach = 50
    /// The dots that raise the multiplier.
    public static let dotsToFill = 4
    /// The highest multiplier.
    public static let maxMultiplier = 10
    /// What each level of the multiplier adds in the end.
    public static let levelBonus = 250

    /// Points so far.
    public private(set) var points = 0
    /// 1 to 10.
    public private(set) var multiplier = 1
    /// Filled dots, 0 to 3; the fourth raises the multiplier and clears them.
    public private(set) var dots = 0
    /// Right answers.
    public private(set) var right = 0
    /// Wrong answers.
    public private(set) var wrong = 0
    /// Whether the last answer has raised the multiplier.
    public private(set) var isRaised = false

    init() {}

    /// What the multiplier adds in the end.
    public var bonus: Int { Self.levelBonus * multiplier }
    /// Points and bonus.
    public var total: Int { points + bonus }

    /// Counts an answer; the multiplier that it is worth is the one before it.
    mutating func count(_ isRight: Bool) {
        let before = multiplier
        defer { isRaised = multiplier > before }
        guard isRight else {
            wrong += 1
            dots = 0
            multiplier = max(1, multiplier - 1)
            return
        }
        right += 1
        points += Self.pointsEach * multiplier
        dots += 1
        guard dots == Self.dotsToFill else { return }
        dots = 0
        multiplier = min(Self.maxMultiplier, multiplier + 1)
    }
}

/// One answer of a game of Match.
public struct MatchTrial: Hashable, Sendable {
    /// Whether the answer was right.
    public let isRight: Bool
    /// Whether word and ink of the second card agreed.
    public let isCongruent: Bool
    /// The time from when the cards lay there to the answer.
    public let reaction: Duration

    /// Tells of an answer.
    public init(isRight: Bool, isCongruent: Bool, reaction: Duration) {
        self.isRight = isRight
        self.isCongruent = isCongruent
        self.reaction = reaction
    }
}
