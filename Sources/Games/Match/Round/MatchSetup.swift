import Localization
package import Model

/// What is chosen before a game of Match; nothing is at first.
package struct MatchSetup: Hashable, Sendable {
    package enum Missing: Hashable, Sendable {
        case name, length, nameAndLength

        package var sentence: SafeText {
            switch self {
            case .name: tr("Please enter a name first.")
            case .length: tr("Please choose 30, 60 or 90 seconds first.")
            case .nameAndLength: tr("Please enter a name and choose 30, 60 or 90 seconds first.")
            }
        }
    }

    package var name: PlayerName?
    package var length: MatchLength?

    package init(name: PlayerName? = nil, length: MatchLength? = nil) {
        self.name = name
        self.length = length
    }

    package var missing: Missing? {
        switch (name, length) {
        case (nil, nil): .nameAndLength
        case (nil, _): .name
        case (_, nil): .length
        default: nil
        }
    }
}
