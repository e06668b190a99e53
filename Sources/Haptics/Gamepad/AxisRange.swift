import CInput

/// The range of an axis.
struct AxisRange: Hashable, Sendable {
    /// The parts of its way beyond which a stick counts as pushed, and below which as released; at rest it may stray.
    private static let pushed = 0.6
    private static let released = 0.4

    private let centre: Double
    private let reach: Double

    /// Nil for an empty range.
    init?(_ least: Int32, _ greatest: Int32) {
        guard greatest > least else { return nil }
        centre = (Double(least) + Double(greatest)) / 2
        reach = (Double(greatest) - Double(least)) / 2
    }

    /// -1, 0 or 1, given the direction before.
    func direction(_ value: Int32, before: Int) -> Int {
        let position = (Double(value) - centre) / reach
        let threshold = before != 0 && (position < 0) == (before < 0) ? Self.released : Self.pushed
        return abs(position) < threshold ? 0 : position < 0 ? -1 : 1
    }
}
