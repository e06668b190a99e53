internal import Model

/// How fast a replay runs.
enum ReplayPace: Int, CaseIterable, Hashable, Sendable {
    case half = 50
    case normal = 100
    case double = 200
    case fourfold = 400

    /// As it stands on the screen.
    var title: SafeText {
        switch self {
        case .half: "half speed"
        case .normal: "as played"
        case .double: "2x"
        case .fourfold: "4x"
        }
    }

    /// The next slower or faster one; the last of them stays.
    func next(_ step: Int) -> ReplayPace {
        let all = Self.allCases
        let place = (all.firstIndex(of: self) ?? 1) + step
        return all[max(0, min(all.count - 1, place))]
    }
}

/// The time of a recorded game as it runs by again: it can stand still, and run slow or fast.
struct ReplayClock: Hashable, Sendable {
    private(set) var time = Duration.zero
    private(set) var pace = ReplayPace.normal
    private(set) var runs = true
    private var wall: Duration

    /// Starts at zero.
    init(at wall: Duration) { self.wall = wall }

    /// Lets the program's time pass.
    mutating func pass(to now: Duration) {
        if runs { time += (now - wall) * pace.rawValue / 100 }
        wall = now
    }

    /// Runs at another pace.
    mutating func set(_ pace: ReplayPace) { self.pace = pace }

    /// Stands still, or goes on.
    mutating func toggle() { runs.toggle() }

    /// The program's time of a moment of the game, or nil while the clock stands.
    func moment(of time: Duration) -> Duration? {
        runs ? wall + (time - self.time) * 100 / pace.rawValue : nil
    }
}
