internal import GameRules
internal import Model

/// What ended a game, or took a player out of it.
enum SimonFault: Hashable, Sendable {
    case wrong(SimonMistake)
    case late(SimonLapse)

    /// The pad that it was.
    var right: Pad {
        switch self {
        case .wrong(let mistake): mistake.right
        case .late(let lapse): lapse.right
        }
    }

    /// What happened, without a full stop.
    /// - Parameter who: the player, as the beginning of the sentence.
    func sentence(_ options: SimonOptions, who: String = "You") -> String {
        switch self {
        case .wrong(let mistake):
            "\(who) pressed \(options.word(for: mistake.pressed)), it was \(options.word(for: mistake.right))"
        case .late(let lapse): "Too late, it was \(options.word(for: lapse.right))"
        }
    }
}

extension SimonOptions {
    /// A pad's name in a sentence: its colour, or its place where no colour is to be told.
    func word(for pad: Pad) -> String { variant.hasColours ? pad.name : "pad \(pad.rawValue + 1)" }
}
