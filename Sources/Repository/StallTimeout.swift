/// How long to wait for a disk at the end: as long as it answers. Times count from the beginning of the wait.
struct StallTimeout {
    /// The longest time without an answer.
    let stall: Duration
    /// After which the player is told.
    let promptness: Duration
    /// How many calls had returned at the last answer.
    private(set) var calls: Int
    private var answered = Duration.zero
    private var hasReported = false
    /// Whether the player must be told now: once.
    private(set) var isDelayed = false

    init(stall: Duration, promptness: Duration, calls: Int) {
        (self.stall, self.promptness, self.calls) = (stall, promptness, calls)
    }

    /// The time until the next look; none when the disk has not answered for too long.
    mutating func left(at time: Duration, calls: Int) -> Duration {
        if calls != self.calls { (self.calls, answered) = (calls, time) }
        isDelayed = !hasReported && time >= promptness
        hasReported = hasReported || isDelayed
        let left = answered + stall - time
        return hasReported ? left : min(left, promptness - time)
    }
}
