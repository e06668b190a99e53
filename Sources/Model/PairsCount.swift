/// How many pairs lie on the table of Pairs.
public enum PairsCount: Int, CaseIterable, Hashable, Sendable {
    case six = 6
    case eight = 8
    case ten = 10
    case twelve = 12
}
