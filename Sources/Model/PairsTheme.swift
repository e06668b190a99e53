/// What stands on the cards of Pairs; the raw value is the word used in files.
public enum PairsTheme: String, CaseIterable, Hashable, Sendable {
    case shapes, chess, cards, greek, animals, food
}
