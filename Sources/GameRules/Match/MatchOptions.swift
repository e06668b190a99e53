public import Model
import Localization

/// What a game of Match is played with, beside its seed.
public struct MatchOptions: Hashable, Sendable {
    /// How long the game lasts.
    public var length: MatchLength
    /// The rules that the game is played by.
    public var edition = RulesEdition.current

    /// A game of a length.
    public init(length: MatchLength = .full) { self.length = length }
}

extension MatchOptions: AnyGameOptions {
    /// These options among those of all games.
    public var erased: GameOptions { .match(self) }

    /// The length: more time earns more.
    public var leaderboardVariant: Variant { .match(length) }

    /// A game of Match that waits for `start`.
    public func newGame(seed: UInt64) -> any Game { MatchGame(options: self, seed: seed) }

    /// Tells the options to a coder one by one.
    public mutating func code(with coder: inout some SymbolCoder) throws(ShareCodeError) {
        length = try coder.choice(length)
    }
}

/// What is chosen before a game of Match; nothing is at first.
public struct MatchSetup: Hashable, Sendable {
    /// Why a game cannot start yet.
    public enum Missing: Hashable, Sendable {
        case name, length, nameAndLength

        /// What to tell the player.
        public var sentence: String {
            switch self {
            case .name: tr("Please enter a name first.")
            case .length: tr("Please choose 30, 60 or 90 seconds first.")
            case .nameAndLength: tr("Please enter a name and choose 30, 60 or 90 seconds first.")
            }
        }
    }

    /// Who plays.
    public var name: PlayerName?
    /// How long.
    public var length: MatchLength?

    /// What has been chosen so far.
    public init(name: PlayerName? = nil, length: MatchLength? = nil) {
        self.name = name
        self.length = length
    }

    /// What is still to be chosen, if anything.
    public var missing: Missing? {
        switch (name, length) {
        case (nil, nil): .nameAndLength
        case (nil, _): .name
        case (_, nil): .length
        default: nil
        }
    }
}
