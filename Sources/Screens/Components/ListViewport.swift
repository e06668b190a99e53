/// Which rows of a long list are seen: it moves only as far as it must to keep the chosen row in sight.
struct ListViewport: Hashable, Sendable {
    /// The chosen row, from 0.
    private(set) var focus = 0
    /// The first row in sight.
    private(set) var first = 0

    /// Chooses a row of `count`, `height` of which can be seen at once.
    mutating func choose(_ row: Int, of count: Int, height: Int) {
        focus = max(0, min(row, count - 1))
        let height = max(1, height)
        first = min(max(first, focus - height + 1), focus)
        first = max(0, min(first, count - height))
    }

    func rows(of count: Int, height: Int) -> Range<Int> {
        let start = min(first, max(0, count - 1))
        return start..<max(start, min(count, start + max(0, height)))
    }
}
