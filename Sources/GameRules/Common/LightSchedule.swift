/// When lights that follow each other are lit.
package struct LightSchedule: Hashable, Sendable {
    /// When the sequence begins, in the game's time.
    package let start: Duration
    /// How long each is lit.
    package let on: Duration

    private let onsets: [Duration]

    /// - Parameter onsets: ascending, at least `on` apart.
    package init(onsets: [Duration], start: Duration, on: Duration) {
        (self.onsets, self.start, self.on) = (onsets, start, on)
    }

    /// - Parameter off: the darkness between two lights.
    package init(count: Int, start: Duration, on: Duration, off: Duration) {
        self.init(onsets: (0..<count).map { start + (on + off) * $0 }, start: start, on: on)
    }

    package var count: Int { onsets.count }

    package var end: Duration { onsets.last.map { $0 + on } ?? start }

    package func onset(_ index: Int) -> Duration { onsets[index] }

    /// Nil while no light is on.
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
