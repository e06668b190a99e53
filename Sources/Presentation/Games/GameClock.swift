/// A game's own time: it follows the program's clock, stands still while the game is paused, and can be
/// aligned so that a moment of the game falls on the moment when it is heard.
package struct GameClock: Hashable, Sendable {
    private var game = Duration.zero
    private var wall = Duration.zero
    package private(set) var runs = true

    /// Starts at zero.
    package init(at wall: Duration) { self.wall = wall }

    /// The game's time at a time of the program's clock. It never runs backwards: before the moment that the
    /// clock was aligned to, it stands there.
    package func time(at now: Duration) -> Duration {
        runs ? game + max(.zero, now - wall) : game
    }

    /// The program's time of a moment of the game, or nil while the clock stands.
    package func moment(of time: Duration) -> Duration? {
        runs ? wall + (time - game) : nil
    }

    /// Stands still.
    package mutating func stop(at now: Duration) {
        game = time(at: now)
        runs = false
    }

    /// Goes on.
    package mutating func run(at now: Duration) {
        guard !runs else { return }
        wall = now
        runs = true
    }

    /// Stands still at a moment of the game that has just come.
    package mutating func freeze(at time: Duration) {
        game = time
        runs = false
    }

    /// Goes on so that the moment at which it stands falls on a time of the program's clock.
    package mutating func resume(alignedTo now: Duration) {
        wall = now
        runs = true
    }
}

extension Duration {
    /// The next whole second after this time.
    package var nextSecond: Duration { .seconds(components.seconds + 1) }

    /// The next tenth of a second after this time.
    package var nextTenth: Duration {
        let tenths = components.attoseconds / 100_000_000_000_000_000
        return .seconds(components.seconds) + .milliseconds(100 * (tenths + 1))
    }
}
