/// How long a game of Simon goes on: without an end, or to the length of one of the 1978 toy's levels.
public enum SimonLevel: Int, CaseIterable, Hashable, Sendable {
    case endless, one, two, three, four
}
