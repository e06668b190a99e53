/// What is shown before a round of Squares: which square is lit when.
public struct SquaresPresentation: Hashable, Sendable {
    /// How long each square is lit.
    public static let on = Duration.milliseconds(500)
    /// The darkness before each square, and after the last.
    public static let off = Duration.milliseconds(250)

    /// The squares, first to last.
    public let squares: [Square]
    /// When the first square is lit, in the game's time.
    public let start: Duration

    /// Lays squares out in time.
    public init(squares: [Square], start: Duration) {
        self.squares = squares
        self.start = start
    }

    /// When which square is lit.
    public var schedule: LightSchedule {
        LightSchedule(count: squares.count, start: start, on: Self.on, off: Self.off)
    }

    /// When the darkness after the last square ends, and the player may press.
    public var end: Duration { schedule.end + Self.off }
}
