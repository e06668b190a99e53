/// What tells one state of the history from another.
public struct HistoryEdition: Hashable, Sendable {
    /// The length of its file in bytes.
    let size: Int
    /// When it was last written, in nanoseconds since 1970.
    let modified: Int
}
