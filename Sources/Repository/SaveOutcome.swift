public import Model

/// What has become of a change.
public enum SaveOutcome: Hashable, Sendable {
    /// It is on the disk.
    case saved
    /// It is in memory, for this reason, and is tried again at the next save and at the end.
    case kept(SafeText)
}
