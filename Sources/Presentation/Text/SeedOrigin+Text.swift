public import GameRules
public import Model
import Localization

extension SeedOrigin {
    /// Whether the game that starts next counts, where a day has one that does; nil on other days.
    public var announcement: SafeText? {
        switch self {
        case .random, .chosen: nil
        case .daily: tr("Ranked: today's first game")
        case .practice: tr("Practice: already played today")
        }
    }
}
