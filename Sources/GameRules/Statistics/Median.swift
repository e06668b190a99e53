extension [Duration] {
    /// The middle one by size, or the mean of the middle two; nil when there are none.
    var median: Duration? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        let upper = sorted[count / 2]
        return count.isMultiple(of: 2) ? (sorted[count / 2 - 1] + upper) / 2 : upper
    }
}

extension [Int] {
    /// The middle one by size, or the mean of the middle two; nil when there are none.
    var median: Double? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        let upper = Double(sorted[count / 2])
        return count.isMultiple(of: 2) ? (Double(sorted[count / 2 - 1]) + upper) / 2 : upper
    }
}
