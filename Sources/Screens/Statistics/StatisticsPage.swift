import GameRules
import Model
import Localization

/// What can be looked at of a game's statistics, one after the other.
enum StatisticsPage: Hashable, Sendable {
    case course, pads, confusions, lengths, interference

    /// The pages of a game.
    static func all(_ kind: GameKind) -> [StatisticsPage] {
        switch kind {
        case .simon: [.course, .pads, .confusions]
        case .squares: [.course, .lengths]
        case .match: [.course, .interference]
        case .pairs, .words: [.course]
        }
    }

    /// What stands over it.
    func title(_ kind: GameKind) -> SafeText {
        switch self {
        case .course: kind == .words ? tr("Seconds over time") : tr("Scores over time")
        case .pads: tr("Accuracy and reaction time by pad")
        case .confusions: tr("Pads taken for each other")
        case .lengths: tr("Accuracy by length")
        case .interference: tr("Stroop effect")
        }
    }
}
