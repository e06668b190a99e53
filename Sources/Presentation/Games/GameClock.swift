/// A game's own time: it follows the program's clock, stops while the game is paused, and can be
/// aligned so that a moment of the game falls on the moment when it is heard.
package struct GameClock: Hashable, Sendable {
    private var game = Duration.zero
    private var wall = Duration.zero
    package private(set) var runs = true

    package init(at wall: Duration) { self.wall = wall }

    /// The game's time at a time of the program's clock. It never runs backwards: before the time that the
    /// clock was aligned to, it is constant.
    package func time(at now: Duration) -> Duration {
        runs ? game + max(.zero, now - wall) : game
    }

    /// The program's time for a time of the game, or nil while stopped.
    package func moment(of time: Duration) -> Duration? {
        runs ? wall + (time - game) : nil
    }

    package mutating func stop(at now: Duration) {
        game = time(at: now)
        runs = false
    }

    package mutating func run(at now: Duration) {
        guard !runs else { return }
        wall = now
        runs = true
    }

    /// Stops at a time of the game that has just passed.
    package mutating func freeze(at time: Duration) {
        game = time
        runs = false
    }

    /// Runs on so that the time at which it stopped coincides with a time of the program's clock.
    package mutating func resume(alignedTo now: Duration) {
        wall = now
        runs = true
    }
}

extension Duration {
    package var nextSecond: Duration { .seconds(components.seconds + 1) }

    package var nextTenth: Duration {
        let tenths = components.attoseconds / 100_000_000_000_000_000
        return .seconds(components.seconds) + .milliseconds(100 * (tenths + 1))
    }
}
