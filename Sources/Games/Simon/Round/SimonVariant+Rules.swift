package import GameRules
import Localization
package import Model

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
        case .classic, .rewind, .surprise, .bounce, .fresh, .lastOneStanding, .span:
            tr("Simon shows a sequence of pads.")
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
        case .classic, .fresh, .byEar, .byEye, .span: [tr("Repeat it in the same order.")]
        }
    }

    private var course: SafeText {
        switch self {
        case .fresh: tr("Each round has a new, longer sequence.")
        case .span: tr("Right, and the next one is longer; wrong twice in a row, and it is shorter.")
        case .classic, .rewind, .surprise, .bounce, .byEar, .byEye, .playerAdds, .lastOneStanding:
            tr("Each round it grows by one pad.")
        }
    }

    private var ending: SafeText {
        switch self {
        case .lastOneStanding: tr("A mistake eliminates you; the last one wins.")
        case .span: tr("After 14 sequences your span is known.")
        case .classic, .rewind, .surprise, .bounce, .fresh, .byEar, .byEye, .playerAdds:
            tr("One wrong pad ends the game.")
        }
    }
}
