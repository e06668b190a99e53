import Model
import TerminalCore
import Localization
import Presentation

/// A row of the settings as it fits: before name and value meet, both get shorter.
struct SettingsLine {
    let name: SafeText
    let value: SafeText

    /// Fits a row into columns, at least one of which stays between name and value.
    init(_ row: SettingsRow, _ value: SafeText, focused: Bool, columns: Int) {
        let framed: SafeText = focused ? "< \(value) >" : "\(value)  "
        let ways = [(row.name, framed), (row.shortName, framed), (row.shortName, value)]
        let fitting = ways.first { $0.0.columns + 1 + $0.1.columns <= columns }
        name = fitting?.0 ?? row.shortName
        self.value = fitting?.1 ?? value.shortened(to: columns - 1 - row.shortName.columns)
    }
}

extension SettingsRow {
    /// Its name where there is little room.
    var shortName: SafeText {
        switch self {
        case .variant: tr("Variant")
        case .spanDirection: tr("Direction")
        case .spanSenses: tr("Senses")
        case .level: tr("Level")
        default: name
        }
    }
}
