public import GameRules
public import Model
import Localization

extension SeedOrigin {
    /// Whether the game that starts next counts, where a day has one that does; nil on other days.
    public var announcement: SafeText? {
        switch self {
        case .random, .chosen: nil
        case .daily: tr("Your first finished game today is ranked; later ones are practice.")
        case .practice: tr("You have played today's sequence: this is practice, not ranked.")
        }
    }
}
