/// Which rules a game is played by: what was recorded and shared under earlier ones plays on as it did.
///
/// Share codes begin with its number. A change of what a seed deals, of what is legal or of what is earned needs a
/// new case, and the old ones stay as they are: `FirstEditionTests` holds games of all kinds to that.
public enum RulesEdition: Int, CaseIterable, Hashable, Sendable {
    /// Pairs earned the seconds that were left on their cards, Squares had no end, equal neighbours in Simon's turn
    /// followed as quickly as others, and nobody but a player of Squares could give up on the record.
    case first = 1
    case second

    /// That of games that begin now.
    public static let current = RulesEdition.second
}
