import GameRules
import Model

/// The keys of the squares: the block of the keyboard that lies like the grid, whose fifth row is 6 to 0.
enum SquareKeys {
    private static let rows = ["12345", "qwert", "asdfg", "zxcvb", "67890"].map(Array.init)

    /// The key of a square.
    static func key(of square: Square) -> Character { rows[square.row][square.column] }

    /// The square of a key on a grid.
    static func square(for key: Character, on grid: SquaresGrid) -> Square? {
        let typed = Character(key.lowercased())
        return grid.squares.first { self.key(of: $0) == typed }
    }
}
