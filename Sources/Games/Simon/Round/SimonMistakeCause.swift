package import GameRules
package import Model
import Localization

/// What ended a game, or took a player out of it.
package enum SimonMistakeCause: Hashable, Sendable {
    case wrong(SimonMistake)
    case late(SimonTimeout)

    package var right: Pad {
        switch self {
        case .wrong(let mistake): mistake.right
        case .late(let timeout): timeout.right
        }
    }

    /// The pad whose owner is out by it.
    package var decisive: Pad {
        switch self {
        case .wrong(let mistake): mistake.pressed
        case .late(let timeout): timeout.right
        }
    }

    /// What happened, without a full stop.
    package func sentence(_ options: SimonOptions) -> String {
        switch self {
        case .wrong(let mistake):
            tr(
                "You pressed \(options.word(for: mistake.pressed)); it was \(options.word(for: mistake.right))"
            )
        case .late(let timeout): tr("Too late; it was \(options.word(for: timeout.right))")
        }
    }

    /// What happened in a game that is watched, without a full stop.
    package func watchedSentence(_ options: SimonOptions) -> String {
        guard case .wrong(let mistake) = self else { return sentence(options) }
        return tr("Pressed \(options.word(for: mistake.pressed)); it was \(options.word(for: mistake.right))")
    }

    /// What happened to one of several whose turn it was, without a full stop.
    package func sentence(_ options: SimonOptions, by who: String) -> String {
        switch self {
        case .wrong(let mistake):
            let (pressed, right) = (options.word(for: mistake.pressed), options.word(for: mistake.right))
            return tr("\(who) pressed \(pressed); it was \(right)")
        case .late: return sentence(options)
        }
    }

    /// What happened to one of several, who is out by it, without a full stop.
    package func sentence(_ options: SimonOptions, who: String) -> String {
        switch self {
        case .wrong(let mistake):
            let (pressed, right) = (options.word(for: mistake.pressed), options.word(for: mistake.right))
            return tr("\(who) pressed \(pressed); it was \(right): \(who) is out")
        case .late(let timeout):
            return tr("Too late; it was \(options.word(for: timeout.right)): \(who) is out")
        }
    }
}

extension SimonOptions {
    /// A pad's name in a sentence: its colour, or its place where no colour is to be told.
    package func word(for pad: Pad) -> String {
        variant.hasColours ? pad.word : tr("pad \(pad.rawValue + 1)")
    }
}
