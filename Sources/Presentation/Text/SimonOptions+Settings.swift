public import GameRules
public import Model
import Localization

extension SimonOptions {
    /// What the settings ask for, as far as the variant allows it.
    public init(_ settings: Settings) {
        self.init(
            speed: settings.speed, variant: settings.variant, level: settings.level,
            players: settings.players)
    }

    /// What stands over the board: the game, and what is unusual about it.
    public var title: SafeText {
        var words: [String] = []
        if variant != .classic { words.append(variant.title) }
        if level != .endless { words.append(tr("level \(level.rawValue)")) }
        return words.isEmpty ? tr("Simon Says") : tr("Simon Says: \(words.joined(separator: ", "))")
    }
}

extension SimonVariant {
    /// The variant as people write it.
    public var title: String {
        switch self {
        case .classic: tr("classic")
        case .rewind: tr("rewind")
        case .surprise: tr("surprise")
        case .bounce: tr("bounce")
        case .fresh: tr("fresh")
        case .byEar: tr("by ear")
        case .byEye: tr("by eye")
        case .playerAdds: tr("player adds")
        case .lastOneStanding: tr("last one standing")
        }
    }

    /// Its rule in a line.
    public var rule: SafeText {
        switch self {
        case .classic: tr("Repeat what Simon shows")
        case .rewind: tr("Repeat it backwards, the last pad first")
        case .surprise: tr("One colour for all: remember places and tones")
        case .bounce: tr("The colours change places between rounds")
        case .fresh: tr("A whole new sequence each round")
        case .byEar: tr("No lights: listen")
        case .byEye: tr("No sound: look")
        case .playerAdds: tr("In turn: repeat the sequence, then add a pad")
        case .lastOneStanding: tr("Press your own colours; who errs is out")
        }
    }
}

extension SimonLevel {
    /// The level as people write it.
    public var title: SafeText {
        goal.map { tr("\(rawValue): \($0) pads, 5 s each") } ?? tr("endless")
    }
}
