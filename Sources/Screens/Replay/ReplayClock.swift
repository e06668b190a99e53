/// The time of a replay, which can be paused and run slower or faster.
struct ReplayClock: Hashable, Sendable {
    private(set) var time = Duration.zero
    private(set) var pace = PlaybackSpeed.normal
    private(set) var runs = true
    private var wall: Duration

    /// Starts at zero.
    init(at wall: Duration) { self.wall = wall }

    /// Lets the program's time pass.
    mutating func advance(to now: Duration) {
        if runs { time = time(at: now) }
        wall = now
    }

    /// Runs at another pace.
    mutating func set(_ pace: PlaybackSpeed) { self.pace = pace }

    /// Stands still, or goes on.
    mutating func toggle() { runs.toggle() }

    /// The replay's time at a moment of the program, which need not have come.
    func time(at now: Duration) -> Duration { time + (now - wall) * pace.rawValue / 100 }

    /// The program's time of a moment of the replay, or nil while the clock stands.
    func moment(of time: Duration) -> Duration? {
        runs ? wall + (time - self.time) * 100 / pace.rawValue : nil
    }
}
