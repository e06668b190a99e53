public import GameRules
public import Model

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
        if level != .endless { words.append("level \(level.rawValue)") }
        return words.isEmpty ? "Simon Says" : SafeText("Simon Says: " + words.joined(separator: ", "))
    }
}

extension SimonVariant {
    /// The variant as people write it.
    var title: String { rawValue.replacing("-", with: " ") }

    /// Its rule in a line.
    public var rule: SafeText {
        switch self {
        case .classic: "Repeat what Simon shows"
        case .rewind: "Repeat it backwards, the last pad first"
        case .surprise: "One colour for all: remember places and tones"
        case .bounce: "The colours change places between rounds"
        case .fresh: "A whole new sequence each round"
        case .byEar: "No lights: listen"
        case .byEye: "No sound: look"
        case .playerAdds: "In turn: repeat the sequence, then add a pad"
        case .lastOneStanding: "Press your own colours; who errs is out"
        }
    }
}

extension SimonLevel {
    /// The level as people write it.
    var title: SafeText {
        goal.map { "\(rawValue): \($0) pads, 5 s each" } ?? "endless"
    }
}
