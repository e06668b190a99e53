public import Model

/// What is shown before a round of Squares: which square is lit when.
public struct SquaresPresentation: Hashable, Sendable {
    /// The squares, first to last.
    public let squares: [Square]
    /// When the first square is lit, in the game's time.
    public let start: Duration
    /// How fast they are shown.
    public let speed: Speed

    /// Lays squares out in time.
    public init(squares: [Square], start: Duration, speed: Speed = .normal) {
        self.squares = squares
        self.start = start
        self.speed = speed
    }

    /// When which square is lit.
    public var schedule: LightSchedule {
        LightSchedule(count: squares.count, start: start, on: speed.squareLit, off: speed.squareDark)
    }

    /// When the darkness after the last square ends, and the player may press.
    public var end: Duration { schedule.end + speed.squareDark }
}

extension Speed {
    /// How long each square is lit.
    var squareLit: Duration {
        switch self {
        case .slow: .milliseconds(700)
        case .normal: .milliseconds(500)
        case .fast: .milliseconds(350)
        }
    }

    /// The darkness before each square, and after the last.
    var squareDark: Duration {
        switch self {
        case .slow: .milliseconds(350)
        case .normal: .milliseconds(250)
        case .fast: .milliseconds(170)
        }
    }
}
