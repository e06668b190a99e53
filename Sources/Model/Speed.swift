/// How fast a sequence is shown; multiplies every time of it.
public enum Speed: String, CaseIterable, Hashable, Sendable, Codable {
    case slow, normal, fast
}
