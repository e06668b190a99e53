import Testing

@testable import Localization

/// Plural forms as the heads of PO files give them.
@Suite struct PluralRuleTests {
    @Test(arguments: [
        ("n != 1", [1, 0, 1, 1, 1, 1]), ("(n > 1)", [0, 0, 1, 1, 1, 1]), ("0", [0, 0, 0, 0, 0, 0]),
        (
            "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)",
            [2, 0, 1, 2, 0, 2]
        ),
        ("n == 1 ? 0 : !(n % 5) ? 1 : 2", [1, 0, 2, 1, 2, 2]),
    ])
    func aFormulaChoosesTheForm(formula: String, forms: [Int]) {
        #expect([0, 1, 2, 5, 21, 111].map(PluralRule(formula).form) == forms)
    }

    @Test(arguments: [
        ("", 0), ("(", 0), ("?", 0), ("n %", 0), ("x", 0), ("n ? ", 0), ("((((1", 1), ("0 - n", 0),
    ])
    func whatIsNoFormulaHasTheFirstForm(formula: String, form: Int) {
        #expect(PluralRule(formula).form(3) == form)
    }

    @Test func theHeadOfACatalogueHasIt() throws {
        let rule = try #require(
            PluralRule(header: "Language: fr\nPlural-Forms: nplurals=2; plural=(n > 1);\nX: y"))
        #expect(rule.form(0) == 0 && rule.form(2) == 1)
        // Without the blank that most have.
        #expect(PluralRule(header: "Plural-Forms: nplurals=2;plural=n > 1;")?.form(0) == 0)
        #expect(PluralRule(header: "Language: fr\n") == nil)
    }

    @Test func aLanguageOfThreeFormsHasThem() {
        let catalogue = Catalogue(
            po: Array(
                #"""
                msgid ""
                msgstr "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;\n"

                msgid "{1} move"
                msgid_plural "{1} moves"
                msgstr[0] "{1} ruch"
                msgstr[1] "{1} ruchy"
                msgstr[2] "{1} ruchów"
                """#.utf8))
        #expect(catalogue.plurals["{1} moves"]?.count == 3)
        #expect([1, 3, 7].map(catalogue.pluralRule.form) == [0, 1, 2])
    }
}
