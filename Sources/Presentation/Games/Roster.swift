public import Model
import Localization

/// Who plays around one keyboard: a name for each seat, as far as one was given.
public struct Roster: Hashable, Sendable {
    /// The names, seat by seat.
    public var names: [PlayerName?]

    /// Seats without names.
    public init(seats: Int) { names = Array(repeating: nil, count: seats) }

    /// Who sits at a seat, counted from 0: the name, or `Player 2`.
    public func name(of seat: Int) -> String {
        names.indices.contains(seat)
            ? names[seat]?.string ?? tr("Player \(seat + 1)") : tr("Player \(seat + 1)")
    }

    /// All names as records and boards take them, each seat's own where none was given.
    public var allNames: [PlayerName] { names.indices.compactMap { PlayerName(name(of: $0)) } }
}
