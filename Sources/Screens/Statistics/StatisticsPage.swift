import GameRules
import Model
import Localization
import TerminalCore

/// What can be looked at of a game's statistics, one after the other.
enum StatisticsPage: Hashable, Sendable {
    case history, pads, confusions, span, lengths, interference

    /// The pages of a game.
    static func all(_ kind: GameKind) -> [StatisticsPage] {
        switch OwnFigures(kind) {
        case .none: [.history]
        case .simon: [.history, .pads, .confusions, .span]
        case .squares: [.history, .lengths]
        case .match: [.history, .interference]
        }
    }

    /// What stands over it in so many columns.
    func title(_ kind: GameKind, in columns: Int) -> SafeText {
        let whole = title(kind)
        guard whole.columns > columns else { return whole }
        return switch self {
        case .pads: tr("Accuracy by pad")
        case .confusions: tr("Pads mixed up")
        default: whole
        }
    }

    /// What stands over it.
    func title(_ kind: GameKind) -> SafeText {
        switch self {
        case .history: kind == .words ? tr("Times of your games") : tr("Scores over time")
        case .pads: tr("Accuracy and reaction time by pad")
        case .confusions: tr("Pads taken for each other")
        case .span: tr("Memory span, measured")
        case .lengths: tr("Accuracy by length")
        case .interference: tr("Stroop effect")
        }
    }
}
