extension StringProtocol {
    /// The text as typed words are compared: in small letters and without accents, so that `si` is `Sí`.
    ///
    /// It knows the Latin letters of Unicode up to U+017F and the combining marks; others only become small.
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

/// The letters from U+00C0 to U+017F without what stands above, below or across them.
package enum LatinLetters {
    /// The letters of ASCII for one of those, two for a ligature; anything else as it is.
    package static func plain(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "Æ": return "AE"
        case "æ": return "ae"
        case "Œ": return "OE"
        case "œ": return "oe"
        case "ß": return "ss"
        default: break
        }
        let index = Int(scalar.value) - 0xC0
        return letters.indices.contains(index) ? String(letters[index]) : String(scalar)
    }

    private static let letters = Array(
        ("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLl"
            + "NnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").unicodeScalars)
}
