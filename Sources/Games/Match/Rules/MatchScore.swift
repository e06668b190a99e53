/// The points of a game of Match: what answers earn and cost.
package struct MatchScore: Hashable, Sendable {
    /// What a right answer earns, times the multiplier.
    package static let pointsEach = 50
    /// The dots that raise the multiplier.
    package static let dotsToFill = 4
    /// The highest multiplier.
    package static let maxMultiplier = 10
    /// What each level of the multiplier adds at the end.
    package static let levelBonus = 250

    package private(set) var points = 0
    /// 1 to 10.
    package private(set) var multiplier = 1
    /// Filled dots, 0 to 3; the fourth raises the multiplier and clears them.
    package private(set) var dots = 0
    package private(set) var right = 0
    package private(set) var wrong = 0
    package private(set) var raisedMultiplier = false
    /// The points of the last answer.
    package private(set) var earned = 0

    init() {}

    package var bonus: Int { Self.levelBonus * multiplier }
    /// Of a game played to its end; one that is given up has no bonus.
    package var total: Int { points + bonus }

    /// Counts an answer; the multiplier that it is worth is the one before it.
    mutating func count(_ isRight: Bool) {
        let before = multiplier
        earned = isRight ? Self.pointsEach * multiplier : 0
        defer { raisedMultiplier = multiplier > before }
        guard isRight else {
            wrong += 1
            dots = 0
            multiplier = max(1, multiplier - 1)
            return
        }
        right += 1
        points += earned
        dots += 1
        guard dots == Self.dotsToFill else { return }
        dots = 0
        multiplier = min(Self.maxMultiplier, multiplier + 1)
    }
}

package struct MatchTrial: Hashable, Sendable {
    package let isRight: Bool
    /// Whether word and ink of the second card agreed.
    package let isCongruent: Bool
    /// From the deal to the answer.
    package let reaction: Duration
}
