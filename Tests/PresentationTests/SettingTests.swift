import Localization
import Model
import Testing

@testable import Presentation

@Suite struct SettingTests {
    /// A step through all values comes back to the first, and no two are called the same.
    @Test(arguments: Language.allCases) func everyValueHasATitleOfItsOwn(language: Language) {
        Language.with(language) {
            var settings = Settings()
            settings.variant = .span
            for setting in Setting.all(settings) + Setting.plain(settings) where setting.use == .value {
                let first = setting.value(in: settings)
                var titles: [SafeText] = []
                repeat {
                    titles.append(setting.value(in: settings))
                    setting.change(&settings, by: 1, wraps: true)
                } while setting.value(in: settings) != first && titles.count < 20
                #expect(Set(titles).count == titles.count && titles.count < 20, "\(setting.typedName)")
                #expect(!titles.contains(""), "\(setting.typedName)")
            }
        }
    }
}
