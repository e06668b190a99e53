/// How much is told in plain mode; the raw value is the word used in files.
public enum Verbosity: String, CaseIterable, Hashable, Sendable, Comparable {
    /// What has to be known, in as few words as can be.
    case brief
    /// Whole sentences.
    case normal
    /// With what can be typed next.
    case full

    /// The one that tells less comes first.
    public static func < (one: Verbosity, other: Verbosity) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .brief: 0
        case .normal: 1
        case .full: 2
        }
    }
}
