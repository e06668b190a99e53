/// For how long a disk is waited for at the end: as long as it answers. Times count from the beginning of the wait.
struct StallTimeout {
    /// For how long it may answer nothing.
    let stall: Duration
    /// After how long the player is told.
    let promptness: Duration
    /// How many calls had come back when it last answered, and when that was.
    private var answer: (calls: Int, time: Duration)
    private var hasTold = false
    /// Whether the player is to be told now: once.
    private(set) var isDelayed = false

    init(stall: Duration, promptness: Duration, calls: Int) {
        (self.stall, self.promptness) = (stall, promptness)
        answer = (calls, .zero)
    }

    /// How much time is left until it is asked again; none when the disk has not answered for too long.
    mutating func left(at time: Duration, calls: Int) -> Duration {
        if calls != answer.calls { answer = (calls, time) }
        isDelayed = !hasTold && time >= promptness
        hasTold = hasTold || isDelayed
        let left = answer.time + stall - time
        return hasTold ? left : min(left, promptness - time)
    }
}
