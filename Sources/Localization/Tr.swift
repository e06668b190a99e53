import Model

/// A sentence in the language of the player; in English when that language has none for it.
///
/// The name is the one that programs have used for it since Qt, short because it stands at every sentence.
package func tr(_ sentence: Sentence) -> String {
    Language.chosen.tr(sentence)
}

/// The same for a type that is more careful with text than String, such as `SafeText`.
package func tr<Text: ExpressibleByStringLiteral>(_ sentence: Sentence) -> Text
where Text.StringLiteralType == String {
    Text(stringLiteral: tr(sentence))
}

/// A sentence of several meanings: English has one word where another language needs several.
///
/// - Parameters:
///   - sentence: as it is in English.
///   - context: which of its meanings, for translators (`msgctxt` of PO files).
package func tr(_ sentence: Sentence, context: String) -> String {
    Language.chosen.tr(sentence, context: context)
}

/// One of two sentences by a count, as the player's language forms its plural.
///
/// - Parameters:
///   - count: of what the sentence speaks about.
///   - one: the English sentence for one.
///   - other: the English sentence for any other number.
package func tr(_ count: Int, one: Sentence, other: Sentence) -> String {
    let english = count == 1 ? one : other
    let language = Language.chosen
    guard let forms = language.catalogue?.plurals[other.pattern] else {
        return english.filled(english.pattern)
    }
    // The sentence for one may leave out the number that the others name.
    return english.filled(forms[min(language.pluralForm(count), forms.count - 1)])
}

/// The same for a type that is more careful with text than String, such as `SafeText`.
package func tr<Text: ExpressibleByStringLiteral>(_ count: Int, one: Sentence, other: Sentence) -> Text
where Text.StringLiteralType == String {
    Text(stringLiteral: tr(count, one: one, other: other))
}
