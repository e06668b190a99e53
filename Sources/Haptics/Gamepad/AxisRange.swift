import CInput

/// The range of an axis, and from where on it counts as pushed.
struct AxisRange: Hashable, Sendable {
    /// A stick at rest may stray; it counts as pushed beyond this part of its way and as let go below the other.
    private static let pushed = 0.6
    private static let released = 0.4

    private let centre: Double
    private let reach: Double

    /// From the least to the greatest value; nil when they are the same.
    init?(_ least: Int32, _ greatest: Int32) {
        guard greatest > least else { return nil }
        centre = (Double(least) + Double(greatest)) / 2
        reach = (Double(greatest) - Double(least)) / 2
    }

    /// -1, 0 or 1 for a value, given what it was before.
    func direction(_ value: Int32, before: Int) -> Int {
        let place = (Double(value) - centre) / reach
        let threshold = before != 0 && (place < 0) == (before < 0) ? Self.released : Self.pushed
        return abs(place) < threshold ? 0 : place < 0 ? -1 : 1
    }
}
