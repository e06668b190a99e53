import GameRules
import Model
import TerminalCore
import Testing
import Localization

@testable import Screens
import Presentation

@Suite struct SettingsLineTests {
    /// In the smallest window the body has 28 columns, of which 24 are for name and value.
    @Test(arguments: Language.allCases, [24, 34, 56])
    func nameAndValueNeverTouch(language: Language, columns: Int) {
        Language.with(language) {
            for variant in SimonVariant.allCases {
                var settings = Settings()
                settings.variant = variant
                settings.level = .four
                for row in Setting.all(settings) {
                    let value = row.value(in: settings)
                    let line = SettingsLine(row, value, focused: true, columns: columns)
                    #expect(line.name.columns + 1 + line.value.columns <= columns, "\(line)")
                    let isWhole = line.value.string.contains(value.string)
                    #expect(isWhole || row.shortName.columns + 1 + value.columns > columns)
                    #expect(
                        [row.name, row.shortName].contains(line.name) && line.value.columns >= 8 || isWhole)
                }
            }
        }
    }

    @Test func namesAreWholeWhereThereIsRoom() {
        let line = SettingsLine(.variant, "classic", focused: true, columns: 56)
        #expect(line.name == "Simon's variant" && line.value == "< classic >")
        let narrow = SettingsLine(.variant, "last one standing", focused: true, columns: 26)
        #expect(narrow.name == "Variant" && narrow.value == "last one standing")
    }
}
