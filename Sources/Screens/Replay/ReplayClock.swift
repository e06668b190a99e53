/// The time of a replay, which can be paused and run at another speed.
struct ReplayClock: Hashable, Sendable {
    private(set) var time = Duration.zero
    private(set) var pace = PlaybackSpeed.normal
    private(set) var runs = true
    private var wall: Duration

    init(at wall: Duration) { self.wall = wall }

    /// With the program's time.
    mutating func advance(to now: Duration) {
        if runs { time = time(at: now) }
        wall = now
    }

    mutating func set(_ pace: PlaybackSpeed) { self.pace = pace }

    mutating func toggle() { runs.toggle() }

    /// For a moment of the program, also in the future.
    func time(at now: Duration) -> Duration { time + (now - wall) * pace.rawValue / 100 }

    func moment(of time: Duration) -> Duration? {
        runs ? wall + (time - self.time) * 100 / pace.rawValue : nil
    }
}
