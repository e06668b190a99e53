import Model
import Testing

@testable import Localization

/// Patterns and what fills them.
@Suite struct SentenceTests {
    @Test func valuesAreNumberedInTheirOrder() {
        let sentence: Sentence = "Found \(3) of \("eight")"
        #expect(sentence.pattern == "Found {1} of {2}" && sentence.values == ["3", "eight"])
    }

    @Test(arguments: [
        ("{2} before {1}", "b before a"), ("{1}{1}", "aa"), ("{3} {0} {x} {", "{3} {0} {x} {"), ("", ""),
        ("{1", "{1"),
    ])
    func aTranslationPutsValuesWhereItLikes(pattern: String, text: String) {
        #expect(Sentence("\("a") \("b")").filled(pattern) == text)
    }

    @Test func whatAValueSaysIsNotFilledAgain() {
        #expect(Sentence("\("{2}") \("b")").filled("{1} {2}") == "{2} b")
    }

    @Test(arguments: [
        (["LANG": "es_ES.UTF-8"], Language.spanish), (["LANG": "C.UTF-8"], .english), ([:], .english),
        (["LANG": "es_ES", "LC_ALL": "en_GB.UTF-8"], .english),
        (["LC_ALL": "", "LC_MESSAGES": "es"], .spanish),
        (["LANG": "est_EE"], .english), (["LANG": "fr_FR"], .english), (["LC_MESSAGES": "ES-419"], .spanish),
    ])
    func theEnvironmentChoosesTheLanguage(environment: [String: String], language: Language) {
        #expect(Language(environment: environment) == language)
    }

    @Test func aMissingSentenceFallsBackToEnglish() {
        Language.with(.spanish) {
            #expect(tr("Press Enter to start") == "Pulsa Intro para empezar")
            #expect(tr("No translator has seen number \(7)") == "No translator has seen number 7")
            #expect(tr(1, one: "a thing unseen", other: "\(1) things unseen") == "a thing unseen")
        }
        #expect(tr("Press Enter to start") == "Press Enter to start")
    }
}
