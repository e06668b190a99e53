package import Model

/// Who sits around the game: players are counted from 0 in the order in which they have their turns.
package struct SimonSeats: Hashable, Sendable {
    package let count: Int
    /// Who is out, in the order in which they went.
    package private(set) var eliminated: [Int] = []

    init(count: Int) { self.count = count }

    package var remaining: [Int] { (0..<count).filter { !eliminated.contains($0) } }

    /// The player who owns a pad when colours are owned, or nil when nobody does.
    ///
    /// Two share the toy's halves, left and right; three leave blue out, so that nobody has more to
    /// watch than the others; four have one colour each.
    package func owner(of pad: Pad) -> Int? {
        switch count {
        case 2: pad.rawValue % 2
        case 3, 4: pad.rawValue < count ? pad.rawValue : nil
        default: nil
        }
    }

    /// The pads that are owned by players who are still in the game.
    package var pads: [Pad] {
        Pad.allCases.filter { pad in owner(of: pad).map(remaining.contains) ?? false }
    }

    mutating func eliminate(_ player: Int) { eliminated.append(player) }
}
