/// Lights that come on one after the other: when which is lit.
package struct LightSchedule: Hashable, Sendable {
    /// When the first begins, in the game's time.
    package let start: Duration
    /// How long each is lit.
    package let on: Duration

    private let onsets: [Duration]

    /// Lays lights out in time.
    /// - Parameter onsets: when each begins, ascending, at least `on` apart.
    package init(onsets: [Duration], start: Duration, on: Duration) {
        self.onsets = onsets
        self.start = start
        self.on = on
    }

    /// Lays lights out at even distances.
    /// - Parameter off: the darkness between two.
    package init(count: Int, start: Duration, on: Duration, off: Duration) {
        self.init(onsets: (0..<count).map { start + (on + off) * $0 }, start: start, on: on)
    }

    /// How many there are.
    package var count: Int { onsets.count }

    /// When the last light goes out; the start when there is none.
    package var end: Duration { onsets.last.map { $0 + on } ?? start }

    /// When the light of an index begins.
    package func onset(_ index: Int) -> Duration { onsets[index] }

    /// The index of the light that is on at a time, or nil between two and outside of the show.
    package func index(at time: Duration) -> Int? {
        guard let index = latest(at: time), time < onsets[index] + on else { return nil }
        return index
    }

    /// When a light next goes on or off after a time, or nil when the last has gone out.
    package func nextChange(after time: Duration) -> Duration? {
        guard let index = latest(at: time) else { return onsets.first }
        let out = onsets[index] + on
        if time < out { return out }
        return index + 1 < onsets.count ? onsets[index + 1] : nil
    }

    /// The index of the last light that has begun, by binary search.
    private func latest(at time: Duration) -> Int? {
        var (low, high) = (0, onsets.count)
        while low < high {
            let middle = (low + high) / 2
            if onsets[middle] <= time { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
