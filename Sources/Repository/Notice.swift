import Localization
public import Model

/// Something about the files that the player should know.
public enum Notice: Hashable, Sendable {
    /// A file was damaged and has been moved to another name, whole.
    case movedAside(file: String, to: String, reason: SafeText)
    /// A file is left as it is, and nothing is written over it.
    case leftAlone(SafeText)
    /// Records in a file make no sense; they stay in the file and are not shown.
    case recordsNotUnderstood(count: Int, file: String)
    /// A setting is impossible; its default is used.
    case impossibleSetting(key: String, found: SafeText, expected: String, file: String)
    /// The file system knows no locks.
    case withoutLocks(SafeText)
    /// A game ended before its player could give a name.
    case unclaimed(ScoreEntry)

    /// The sentence for a line of the screen, which has no room for folders.
    public var brief: SafeText {
        guard case .movedAside(let file, let to, _) = self else { return text }
        return tr("\(Self.name(file)) was damaged; it is kept as \(Self.name(to))")
    }

    private static func name(_ path: String) -> Substring { path.split(separator: "/").last ?? path[...] }

    /// The sentence for the player.
    public var text: SafeText {
        switch self {
        case .movedAside(let file, let to, let reason):
            tr("\(file) is damaged (\(reason)). It is kept as \(to), and a new one is begun.")
        case .leftAlone(let reason): tr("Left as it is, and not written over: \(reason).")
        case .recordsNotUnderstood(let count, let file):
            tr(
                count, one: "\(count) entry of \(file) cannot be understood and stay there unseen.",
                other: "\(count) entries of \(file) cannot be understood and stay there unseen.")
        case .impossibleSetting(let key, let found, let expected, let file):
            tr("\(key) is \(found) in \(file), where \(expected) should be; its default is used.")
        case .withoutLocks(let reason):
            tr("Locks do not work here (\(reason)). Play one game at a time, or scores can be lost.")
        case .unclaimed(let entry):
            tr(
                entry.score,
                one: "The last game ended before a name was given: its 1 point is kept for \(entry.name).",
                other: """
                    The last game ended before a name was given: \
                    its \(entry.score) points are kept for \(entry.name).
                    """)
        }
    }
}
