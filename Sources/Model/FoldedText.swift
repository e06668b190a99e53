extension StringProtocol {
    /// In lower case and without accents, for comparing typed words: `si` is `Sí`. Knows the Latin letters up to U+017F and
    /// the combining marks; others are only put into lower case.
    package var folded: String {
        var text = ""
        for scalar in lowercased().unicodeScalars {
            switch scalar.value {
            case 0x300...0x36F: break
            case 0xC0...0x17F: text += LatinLetters.plain(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension String {
    /// `oe` for `œ`, which code page 437 lacks.
    package var withoutLigatures: String { replacing("œ", with: "oe").replacing("Œ", with: "OE") }
}

/// The letters from U+00C0 to U+017F without their accents.
package enum LatinLetters {
    /// One or, for a ligature, two letters of ASCII; other scalars unchanged.
    package static func plain(_ scalar: Unicode.Scalar) -> String {
        let index = Int(scalar.value) - 0xC0
        let single = letters.indices.contains(index) ? letters[index] : scalar
        return ligatures[scalar] ?? String(single)
    }

    private static let ligatures: [Unicode.Scalar: String] = [
        "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "ß": "ss",
    ]

    private static let letters = Array(
        ("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLl"
            + "NnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").unicodeScalars)
}
