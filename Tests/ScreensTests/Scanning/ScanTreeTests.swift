import TerminalCore
import Testing

@testable import Screens

@Suite struct ScanTreeTests {
    /// Targets in rows of so many, a column apart.
    static func targets(_ rows: [Int]) -> [Offer] {
        rows.enumerated().flatMap { y, count in
            (0..<count).map { Offer(Rect(x: 2 * $0, y: y, width: 1, height: 1), SomeAction.some) }
        }
    }

    /// How many targets each stop has.
    private func shape(_ rows: [Int]) -> [Int] { ScanTree(Self.targets(rows)).stops.map(\.targets.count) }

    @Test(
        arguments: [
            ([], []), ([1], [1]), ([2, 2, 1], [1, 1, 1, 1, 1]), ([2, 2, 2], [1, 1, 1, 1, 1, 1]),
            // One row is not chosen before its cells.
            ([8], [1, 1, 1, 1, 1, 1, 1, 1]),
            ([3, 3, 3, 1], [3, 3, 3, 1]), ([6, 6, 6, 6, 6, 6, 2], [6, 6, 6, 6, 6, 6, 2]),
            ([1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1]),
            // Of many rows several come at once.
            ([1, 1, 1, 1, 1, 1, 1, 1, 1], [3, 3, 3]),
            (Array(repeating: 2, count: 33), [12, 12, 12, 12, 12, 6]),
        ] as [([Int], [Int])])
    func aFewComeOneByOneAndManyByRows(rows: [Int], stops: [Int]) {
        #expect(shape(rows) == stops)
        // Nothing is lost, and the order is that of the frame.
        let targets = Self.targets(rows)
        #expect(ScanTree(targets).stops.flatMap(\.targets) == targets)
    }

    @Test func everyTargetHasAPath() {
        let targets = Self.targets(Array(repeating: 1, count: 29) + [4])
        let tree = ScanTree(targets)
        for target in targets {
            #expect(tree.path(to: target).flatMap(tree.stop) == .target(target))
        }
        #expect(tree.stop(at: []) == nil && tree.stop(at: [99]) == nil)
    }

    /// The promise of groups: no choice takes as long as going over half of what there is.
    @Test(arguments: [
        [6, 6, 6, 6, 6, 6, 2], [4, 4, 4, 4, 1], [8, 8, 8, 8, 8, 1, 3], Array(repeating: 1, count: 32),
    ])
    func aChoiceTakesSecondsRatherThanHalfAMinute(rows: [Int]) {
        let targets = Self.targets(rows)
        let tree = ScanTree(targets)
        let steps = targets.compactMap { tree.path(to: $0)?.reduce(0) { $0 + $1 + 1 } }
        #expect(steps.count == targets.count)
        #expect(steps.reduce(0, +) / steps.count <= 8 && (steps.max() ?? 99) <= 15)
    }
}
