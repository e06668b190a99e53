import Localization
package import Model

/// What rows of the settings are about; rows of a group stand together.
package enum SettingsGroup: CaseIterable, Hashable, Sendable {
    case sound, game, look, keys

    /// What stands beside its first row.
    package var title: SafeText {
        switch self {
        case .sound: tr("Sound")
        case .game: tr("Game")
        case .look: tr("Look")
        case .keys: tr("Keys")
        }
    }

    /// Its rows, as the settings ask for them.
    package func rows(_ settings: Settings) -> [Setting] {
        switch self {
        case .sound: [.sound, .haptics, .volume, .stereo, .tuning, .fanfares, .bell]
        case .game: Setting.simon(settings)
        case .look: [.palette, .ground, .motion, .language]
        case .keys: [.scanning, .coolDown, .midi, .padNotes] + Pad.allCases.map(Setting.key)
        }
    }
}
