package import GameRules
import Localization
package import Model

/// Who plays Simon at one keyboard, and how each of them stands: whose pads are whose, who is out, who has won.
package struct SimonPlayers: Sendable {
    package struct Player: Hashable, Sendable {
        /// The name that was given, or `Player 2`.
        package let name: String
        /// The pads that only this player presses, in reading order; none where all press all pads.
        package let pads: [Pad]
        package let isOut: Bool

        /// The name, and its first letter with the last word of several: `Player 2` is `P2`.
        package var shownNames: [SafeText] {
            let words = name.split(separator: " ")
            let brief = words.count > 1 ? name.prefix(1) + (words.last ?? "") : ""
            return [SafeText(name)] + (brief.isEmpty ? [] : [SafeText(brief)])
        }
    }

    private let game: SimonGame
    private let roster: Roster

    package init(_ game: SimonGame, _ roster: Roster) { (self.game, self.roster) = (game, roster) }

    private var hasOwners: Bool { game.options.variant == .lastOneStanding }

    /// Seat by seat; a single one where nobody else plays.
    package var players: [Player] {
        (0..<game.seats.count).map { seat in
            Player(
                name: roster.name(of: seat), pads: hasOwners ? pads(of: seat) : [],
                isOut: !game.seats.remaining.contains(seat))
        }
    }

    private func pads(of seat: Int?) -> [Pad] { Pad.allCases.filter { game.seats.owner(of: $0) == seat } }

    /// The pads that nobody has, where they are owned: blue, when three play.
    package var ownerlessPads: [Pad] { hasOwners ? pads(of: nil) : [] }

    package var areSeveral: Bool { game.seats.count > 1 }

    package func owner(of pad: Pad) -> Player? { players.first { $0.pads.contains(pad) } }

    /// The one who has won, or has the score of a game that is over; nil when all have it, or nobody.
    package var winner: Player? {
        game.isOver && areSeveral ? game.scorer.map { players[$0] } : nil
    }

    /// Whose pads are whose, a sentence for each player who is still in; none where all press all pads.
    package var ownership: [String] { ownership(of: players.filter { !$0.isOut }) }

    package var firstOwnership: [String] { ownership(of: players) }

    private func ownership(of players: [Player]) -> [String] {
        players.filter { !$0.pads.isEmpty }.map(\.ownership)
            + ownerlessPads.map { tr("Nobody has \($0.localName).") }
    }

    /// What came of the game for the one who won it; nil when it has no winner among several.
    package var result: String? {
        guard let winner else { return nil }
        return hasOwners
            ? tr("\(winner.name) wins!") : tr("\(winner.name) repeated the longest sequence.")
    }

    /// Who is out, in the order in which they went, when a game is over; nil where nobody is.
    package var losers: String? {
        guard game.isOver, !game.seats.eliminated.isEmpty else { return nil }
        return tr("Out: \(game.seats.eliminated.map(roster.name).joined(separator: ", ")).")
    }

    /// What a mistake was and whose, without a full stop.
    /// - Parameter player: whose turn it was, by seat, where players take turns.
    package func sentence(_ mistake: SimonMistake, _ options: SimonOptions, turn player: Int) -> String {
        guard areSeveral else { return mistake.sentence(options) }
        let who = hasOwners ? owner(of: mistake.decisive)?.name : roster.name(of: player)
        return mistake.sentence(options, by: who, isOut: hasOwners)
    }
}

extension SimonPlayers.Player {
    fileprivate var ownership: String {
        pads.count == 2
            ? tr("\(name) has \(pads[0].localName) and \(pads[1].localName).")
            : tr("\(name) has \(pads[0].localName).")
    }
}

/// Who plays around one keyboard: a name for each seat, as far as one was given.
package struct Roster: Hashable, Sendable {
    package var names: [PlayerName?]

    package init(names: [PlayerName?]) { self.names = names }
    package init(seats: Int) { names = Array(repeating: nil, count: seats) }

    /// Who sits at a seat, counted from 0: the name, or `Player 2`.
    package func name(of seat: Int) -> String {
        names.indices.contains(seat)
            ? names[seat]?.string ?? tr("Player \(seat + 1)") : tr("Player \(seat + 1)")
    }

    package var allNames: [PlayerName] { names.indices.compactMap { PlayerName(name(of: $0)) } }
}
