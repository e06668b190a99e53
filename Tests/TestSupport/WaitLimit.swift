/// How long a test waits for what must come. A busy machine, on which it looks more seldom, has longer: the limit is over
/// once it has passed, and been looked for as often as half of it allows.
package struct WaitLimit {
    /// Between two looks.
    package let pause: Duration
    private let deadline: ContinuousClock.Instant
    private var looks: Int

    package init(_ limit: Duration, pause: Duration = .milliseconds(4)) {
        self.pause = pause
        deadline = ContinuousClock.now + limit
        looks = Int(limit / pause / 2)
    }

    /// Counts a look; whether there has been time for it.
    package mutating func allowsAnotherLook() -> Bool {
        looks -= 1
        return looks > 0 || ContinuousClock.now < deadline
    }
}
