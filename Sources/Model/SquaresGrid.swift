/// The grids that Squares is played on; the raw value is the number of rows, and of columns.
public enum SquaresGrid: Int, CaseIterable, Hashable, Sendable {
    case three = 3
    case four, five

    /// The shortest and the longest sequence that is played on them.
    public static let lengths = 4...16
}
