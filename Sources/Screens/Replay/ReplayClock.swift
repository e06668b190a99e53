import Localization
import Model
import Presentation

/// The time of a replay, which can be paused and run at another speed.
struct ReplayClock: Hashable, Sendable {
    private(set) var time = Duration.zero
    private(set) var pace = PlaybackSpeed.normal
    private(set) var runs = true
    private var wall: Duration

    init(at wall: Duration) { self.wall = wall }

    /// Follows the program's time.
    mutating func advance(to now: Duration) {
        if runs { time = time(at: now) }
        wall = now
    }

    mutating func set(_ pace: PlaybackSpeed) { self.pace = pace }

    mutating func toggle() { runs.toggle() }

    /// The replay's time at a moment of the program, which may be in the future.
    func time(at now: Duration) -> Duration { time + (now - wall) * pace.rawValue / 100 }

    func moment(of time: Duration) -> Duration? {
        runs ? wall + (time - self.time) * 100 / pace.rawValue : nil
    }
}

enum PlaybackSpeed: Int, CaseIterable, Hashable, Sendable {
    case half = 50
    case normal = 100
    case double = 200
    case fourfold = 400

    var title: SafeText {
        switch self {
        case .half: tr("half speed")
        case .normal: tr("normal speed")
        case .double: tr("2x")
        case .fourfold: tr("4x")
        }
    }

    /// Scaled to this speed.
    func laid(_ notes: [TimedPad]) -> [TimedPad] {
        notes.map {
            TimedPad($0.pad, onset: $0.onset * 100 / rawValue, length: $0.length * 100 / rawValue)
        }
    }

    /// Clamped at both ends.
    func next(_ step: Int) -> PlaybackSpeed {
        let all = Self.allCases
        let index = (all.firstIndex(of: self) ?? 1) + step
        return all[max(0, min(all.count - 1, index))]
    }
}
