/// A square of the grid.
public struct Square: Hashable, Sendable {
    /// From 0 at the top.
    public let row: Int
    /// From 0 at the left.
    public let column: Int

    /// The square at a place of a grid.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
