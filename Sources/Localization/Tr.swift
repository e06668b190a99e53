import Model

/// A sentence in the player's language, or in English without a translation. Named as in Qt, short because
/// every sentence needs it.
package func tr(_ sentence: Sentence) -> String {
    Language.chosen.tr(sentence)
}

/// The same for types that restrict their text, such as `SafeText`.
package func tr<Text: ExpressibleByStringLiteral>(_ sentence: Sentence) -> Text
where Text.StringLiteralType == String {
    Text(stringLiteral: tr(sentence))
}

/// A sentence with several meanings; `context` tells translators which (`msgctxt` of PO files).
package func tr(_ sentence: Sentence, context: String) -> String {
    Language.chosen.tr(sentence, context: context)
}

/// What is called by its English name, in files or by the system, which is also the sentence.
package func tr(named name: String) -> String { tr(Sentence(stringLiteral: name)) }

/// One of two sentences by a count, with the plural rules of the player's language.
package func tr(_ count: Int, one: Sentence, other: Sentence) -> String {
    let english = count == 1 ? one : other
    let language = Language.chosen
    guard let forms = language.catalogue?.plurals[other.pattern] else {
        return english.filled(english.pattern)
    }
    // The sentence for one may omit the number that the others contain.
    return english.filled(forms[min(language.pluralForm(count), forms.count - 1)])
}

package func tr<Text: ExpressibleByStringLiteral>(_ count: Int, one: Sentence, other: Sentence) -> Text
where Text.StringLiteralType == String {
    Text(stringLiteral: tr(count, one: one, other: other))
}

extension Language {
    /// Index into the PO file's `msgstr[n]` (CLDR, "Language Plural Rules").
    func pluralForm(_ count: Int) -> Int {
        switch self {
        case .english, .spanish: count == 1 ? 0 : 1
        }
    }
}
