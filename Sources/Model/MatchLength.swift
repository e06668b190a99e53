/// How long a game of Match lasts; the raw value is in seconds.
public enum MatchLength: Int, CaseIterable, Hashable, Sendable {
    case half = 30
    case full = 60
    case long = 90
}
