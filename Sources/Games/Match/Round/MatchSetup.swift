import Localization
package import Model

/// What is chosen before a game of Match; nothing is at first.
package struct MatchSetup: Hashable, Sendable {
    /// Why a game cannot start yet.
    package enum Missing: Hashable, Sendable {
        case name, length, nameAndLength

        /// What to tell the player.
        package var sentence: SafeText {
            switch self {
            case .name: tr("Please enter a name first.")
            case .length: tr("Please choose 30, 60 or 90 seconds first.")
            case .nameAndLength: tr("Please enter a name and choose 30, 60 or 90 seconds first.")
            }
        }
    }

    package var name: PlayerName?
    /// How long.
    package var length: MatchLength?

    /// What has been chosen so far.
    package init(name: PlayerName? = nil, length: MatchLength? = nil) {
        self.name = name
        self.length = length
    }

    /// What is still to be chosen, if anything.
    package var missing: Missing? {
        switch (name, length) {
        case (nil, nil): .nameAndLength
        case (nil, _): .name
        case (_, nil): .length
        default: nil
        }
    }
}
