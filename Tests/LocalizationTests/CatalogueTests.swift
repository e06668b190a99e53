import Testing

@testable import Localization

/// Reading PO files.
@Suite struct CatalogueTests {
    private let catalogue = Catalogue(
        po: Array(
            #"""
            # A comment.
            msgid ""
            msgstr ""
            "Language: xx\n"

            #. What it is for.
            msgid "Best {1}"
            msgstr "Mejor {1}"

            msgid ""
            "Over "
            "two lines"
            msgstr ""
            "En dos "
            "\"líneas\"\\\n"

            #, fuzzy
            msgid "Unsure"
            msgstr "Inseguro"

            msgid "Untranslated"
            msgstr ""

            msgid "{1} move"
            msgid_plural "{1} moves"
            msgstr[0] "{1} jugada"
            msgstr[1] "{1} jugadas"
            """#.utf8))

    @Test func sentencesAreFoundByTheirPatterns() {
        #expect(
            catalogue.sentences == ["Best {1}": "Mejor {1}", "Over two lines": "En dos \"líneas\"\\\n"])
    }

    @Test func pluralsAreFoundByThePatternForMany() {
        #expect(catalogue.plurals == ["{1} moves": ["{1} jugada", "{1} jugadas"]])
    }

    @Test func whatIsNoPOFileHasNoSentences() {
        #expect(Catalogue(po: [0, 255, 34, 10, 34]).sentences.isEmpty)
    }
}
