import Localization
package import Model

/// What rows of the settings are about; a group's rows are adjacent.
package enum SettingsGroup: CaseIterable, Hashable, Sendable {
    case sound, game, look, keys

    package var title: SafeText {
        switch self {
        case .sound: tr("Sound")
        case .game: tr("Game")
        case .look: tr("Look")
        case .keys: tr("Keys")
        }
    }

    package func rows(_ settings: Settings) -> [Setting] {
        switch self {
        case .sound: [.sound, .haptics, .volume, .stereo, .tuning, .fanfares, .bell]
        case .game: Setting.simon(settings)
        case .look: [.palette, .ground, .motion, .language]
        case .keys: [.scanning, .coolDown, .midi, .padNotes] + Pad.allCases.map(Setting.key)
        }
    }
}
