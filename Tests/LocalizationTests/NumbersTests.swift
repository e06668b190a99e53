import Model
import Testing

@testable import Localization

/// Dates and numbers as a language writes them.
@Suite struct NumbersTests {
    @Test(arguments: [(Language.english, "2026-01-05 09:07"), (.spanish, "05/01/2026 09:07")])
    func aMomentIsWrittenInTheOrderOfTheLanguage(language: Language, text: String) {
        #expect(language.moment(year: 2026, month: 1, day: 5, hour: 9, minute: 7) == text)
    }

    @Test(arguments: [
        (Language.english, "2026-11-05", "5 November"), (.spanish, "05/11/2026", "5 de noviembre"),
    ])
    func aDateIsWrittenAsTheLanguageDoes(language: Language, date: String, day: String) {
        #expect(language.date("2026-11-05") == date && language.dayOfYear("2026-11-05") == day)
        #expect(language.date("tomorrow") == "tomorrow" && language.dayOfYear("2026-13-05") == "2026-13-05")
    }

    @Test(arguments: [
        (0, "0", "0"), (999, "999", "999"), (1_234, "1,234", "1234"), (-1_234, "-1,234", "-1234"),
        (12_345, "12,345", "12.345"), (999_999_999, "999,999,999", "999.999.999"),
    ])
    func thousandsAreMarkedAsTheLanguageDoes(number: Int, english: String, spanish: String) {
        #expect(Language.english.grouped(number) == english && Language.spanish.grouped(number) == spanish)
    }

    @Test func tenthsStandAfterPointOrComma() {
        #expect(Language.english.decimalMark == "." && Language.spanish.decimalMark == ",")
    }

    @Test func aWordOfTwoMeaningsHasTwoTranslations() {
        #expect(tr("right", context: "not wrong") == "right")
        Language.with(.spanish) {
            #expect(tr("right", context: "share") == "acierto" && tr("right", context: "not wrong") == "bien")
        }
    }

    @Test func languagesCallThemselvesByTheirNames() {
        #expect(Language.allCases.map(\.name) == ["English", "Español"])
    }
}
