import Model
import Testing

/// Typed words as they are compared.
@Suite struct FoldedTextTests {
    @Test(arguments: [
        ("Sí", "si"), ("ESTADÍSTICAS", "estadisticas"), ("añadir", "anadir"), ("cœur", "coeur"),
        ("Grüße", "grusse"), ("Łódź", "lodz"), ("se\u{301}", "se"), ("r y g b 1", "r y g b 1"),
        ("ключ", "ключ"),
        ("", ""),
    ])
    func accentsAndCaseDoNotCount(text: String, folded: String) { #expect(text.folded == folded) }

    @Test func ligaturesArePartedWhereNoFontHasThem() {
        #expect("œuf".withoutLigatures == "oeuf" && "ŒUVRE".withoutLigatures == "OEUVRE")
    }

    @Test func everyLatinLetterBecomesOneOfASCII() {
        for value in UInt32(0xC0)...0x17F where value != 0xD7 && value != 0xF7 {
            let text = String(Character(Unicode.Scalar(value) ?? " "))
            #expect(text.folded.utf8.allSatisfy { (0x61...0x7A).contains($0) }, "\(text)")
        }
    }
}
