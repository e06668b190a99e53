package import GameRules
import Localization
package import Model

extension SimonOptions {
    /// What the settings ask for, as far as the variant allows it.
    package init(_ settings: Settings) {
        self.init(
            speed: settings.speed, variant: settings.variant, level: settings.level,
            players: settings.players, span: settings.span)
    }

    /// What stands over the board: the game, and what is unusual about it.
    package var title: SafeText {
        var words: [String] = []
        if variant != .classic { words.append(variant.title) }
        if variant == .span { words += span.words }
        if level != .endless { words.append(tr("level \(level.rawValue)")) }
        return words.isEmpty ? tr("Simon Says") : tr("Simon Says: \(words.joined(separator: ", "))")
    }
}

extension SimonVariant {
    package var title: String { tr(named: rawValue.replacing("-", with: " ")) }

    package var rule: SafeText {
        switch self {
        case .classic: tr("Repeat what Simon shows")
        case .rewind: tr("Repeat it backwards, the last pad first")
        case .surprise: tr("All pads one colour: remember places and tones")
        case .bounce: tr("The colours swap places between rounds")
        case .fresh: tr("A new sequence each round")
        case .byEar: tr("No lights: listen")
        case .byEye: tr("Lights only: watch")
        case .playerAdds: tr("Take turns: repeat the sequence, then add a pad")
        case .lastOneStanding: tr("Your colours only, 5 s a pad; a mistake eliminates you")
        case .span: tr("14 new sequences measure your memory span")
        }
    }
}

extension SpanConditions {
    var words: [String] {
        (direction == .forward ? [] : [direction.title]) + (senses == .both ? [] : [senses.title])
    }
}

extension SpanConditions.Direction {
    var title: String { tr(named: rawValue) }
}

extension SpanConditions.Senses {
    var title: String {
        switch self {
        case .both: tr("eye and ear")
        case .eye: tr("eye only")
        case .ear: tr("ear only")
        }
    }
}

extension SpanStaircase {
    /// What came of it, in two lines: the span, and each sequence with the wrong ones in brackets.
    package func report(of result: SpanResult) -> [SafeText] {
        let span = SpanConditions().leaderboard.formatted(score: result.tenths)
        let course = trials.map { $0.isRight ? "\($0.length)" : "(\($0.length))" }.joined(separator: " ")
        return [
            tr("Memory span: \(span) pads; longest correct sequence: \(result.longest)"),
            tr("Lengths (mistakes in brackets): \(course)"),
        ]
    }
}

extension SimonLevel {
    package var title: SafeText {
        goal.map { tr("\(rawValue) (win at \($0), 5 s a pad)") } ?? tr("endless")
    }
}

extension SimonOptions {
    /// How it is played, in short sentences: what Simon does, what the players do, what comes next and how it ends.
    package var howToPlay: [SafeText] {
        variant.howToPlay
            + (level.goal.map { [tr("There are 5 seconds for each pad; \($0) pads win.")] } ?? [])
    }
}

extension SimonVariant {
    fileprivate var howToPlay: [SafeText] { [task] + answer + [course, ending] }

    private var task: SafeText {
        switch self {
        case .byEar: tr("Simon plays a sequence without lights.")
        case .byEye: tr("Simon shows a sequence without sound.")
        case .playerAdds: tr("Take turns: repeat the sequence.")
        default: tr("Simon shows a sequence of pads.")
        }
    }

    private var answer: [SafeText] {
        switch self {
        case .rewind: [tr("Repeat it backwards, the last pad first.")]
        case .surprise: [tr("All pads have one colour."), tr("Repeat it by places and tones.")]
        case .bounce: [tr("Repeat it in the same order."), tr("The colours swap places between rounds.")]
        case .playerAdds: [tr("Then add a pad of your choice.")]
        case .lastOneStanding:
            [tr("Each player presses their own colours."), tr("There are 5 seconds for each pad.")]
        default: [tr("Repeat it in the same order.")]
        }
    }

    private var course: SafeText {
        switch self {
        case .fresh: tr("Each round has a new, longer sequence.")
        case .span: tr("Right, and the next one is longer; wrong twice in a row, and it is shorter.")
        default: tr("Each round it grows by one pad.")
        }
    }

    private var ending: SafeText {
        switch self {
        case .lastOneStanding: tr("A mistake eliminates you; the last one wins.")
        case .span: tr("After 14 sequences your span is known.")
        default: tr("One wrong pad ends the game.")
        }
    }
}

extension SimonMistake {
    /// What happened, without a full stop.
    /// - Parameters:
    ///   - who: the player, where there are several.
    ///   - isOut: whether that player is out by it.
    package func sentence(
        _ options: SimonOptions, isWatched: Bool = false, by who: String? = nil, isOut: Bool = false
    ) -> String {
        let right = options.localName(for: right)
        switch (pressed.map(options.localName), who) {
        case (nil, let who?) where isOut: return tr("Too late; it was \(right): \(who) is out")
        case (nil, _): return tr("Too late; it was \(right)")
        case (let pressed?, let who?):
            return isOut
                ? tr("\(who) pressed \(pressed); it was \(right): \(who) is out")
                : tr("\(who) pressed \(pressed); it was \(right)")
        case (let pressed?, nil):
            return isWatched
                ? tr("Pressed \(pressed); it was \(right)") : tr("You pressed \(pressed); it was \(right)")
        }
    }
}

extension SimonOptions {
    /// A pad's name in a sentence: its colour, or its place where colours are hidden.
    package func localName(for pad: Pad) -> String {
        variant.hasColours ? pad.localName : tr("pad \(pad.rawValue + 1)")
    }
}
