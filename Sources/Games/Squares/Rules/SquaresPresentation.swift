package import Model

/// What is shown before a round of Squares: which square is lit when.
package struct SquaresPresentation: Hashable, Sendable {
    package let squares: [Square]
    /// When the first square is lit, in the game's time.
    package let start: Duration
    package let speed: Speed

    package init(squares: [Square], start: Duration, speed: Speed = .normal) {
        self.squares = squares
        self.start = start
        self.speed = speed
    }

    package var schedule: LightSchedule {
        LightSchedule(count: squares.count, start: start, on: speed.squareLit, off: speed.squareDark)
    }

    /// When the darkness after the last square ends, and the player may press.
    package var end: Duration { schedule.end + speed.squareDark }
}

extension Speed {
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
