/// Lights that come on one after the other at even distances: when which is lit.
public struct LightSchedule: Hashable, Sendable {
    /// How many there are.
    public let count: Int
    /// When the first begins, in the game's time.
    public let start: Duration
    /// How long each is lit.
    public let on: Duration
    /// The darkness between two.
    public let off: Duration

    /// Lays lights out in time.
    public init(count: Int, start: Duration, on: Duration, off: Duration) {
        self.count = count
        self.start = start
        self.on = on
        self.off = off
    }

    /// When the last light goes out.
    public var end: Duration { start + (on + off) * count - off }

    /// When the light of an index begins.
    public func onset(_ index: Int) -> Duration { start + (on + off) * index }

    /// The index of the light that is on at a time, or nil between two and outside of the show.
    public func index(at time: Duration) -> Int? {
        guard time >= start, time < end else { return nil }
        let index = latest(at: time)
        return time - onset(index) < on ? index : nil
    }

    /// When a light next goes on or off after a time, or nil when the last has gone out.
    public func nextChange(after time: Duration) -> Duration? {
        guard time >= start else { return start }
        guard time < end else { return nil }
        let index = latest(at: time)
        let out = onset(index) + on
        return time < out ? out : onset(index + 1)
    }

    /// The index of the last light that has begun; the quotient is inexact just where one begins.
    private func latest(at time: Duration) -> Int {
        let near = Int(((time - start) / (on + off)).rounded())
        return onset(near) > time ? near - 1 : near
    }
}
