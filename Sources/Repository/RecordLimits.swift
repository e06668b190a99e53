/// What a record may claim. More than that nobody has reached, and sums and charts of it would not fit into
/// a number, so a record beyond is one that makes no sense.
enum RecordLimits {
    /// Nine digits of points: as many as Words needs, and as the form of a score takes.
    static let points = 0...999_999_999
    /// Ten years in milliseconds.
    static let milliseconds = 0...315_360_000_000
}
