/// A language that the game speaks; English is that of its source.
///
/// This is the list to lengthen for another one; `Resources/translations/README.md` tells the rest.
package enum Language: Int, CaseIterable, Sendable {
    case english, spanish

    /// The code of ISO 639-1.
    package var code: String {
        switch self {
        case .english: "en"
        case .spanish: "es"
        }
    }

    /// The codes of all, as a list to choose from.
    package static var codes: String { allCases.map(\.code).joined(separator: ", ") }

    /// The language of a code or of a locale's name as POSIX writes it: `es`, `es_MX.UTF-8`, `es-419`.
    /// Nil for one that the game does not speak.
    package init?(locale name: some StringProtocol) {
        let code = name.prefix { $0.isLetter }.lowercased()
        guard let language = Language.allCases.first(where: { $0.code == code }) else { return nil }
        self = language
    }

    /// The language that an environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
    /// set decides (POSIX, 8.2). English when it asks for none or for one that the game does not speak.
    package init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        self = names.first { !$0.isEmpty }.flatMap { Language(locale: $0) } ?? .english
    }
}

/// The language that the player has chosen; the raw value is the word used in the settings file.
package enum LanguageChoice: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// As the environment asks for.
    case system
    /// One that the game speaks.
    case of(Language)

    /// The system's first, then each language.
    package static var allCases: [LanguageChoice] { [.system] + Language.allCases.map { .of($0) } }

    /// The choice of a word in the settings file; nil for another.
    package init?(rawValue: String) {
        guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = choice
    }

    /// `system`, or the code of ISO 639-1.
    package var rawValue: String { language?.code ?? "system" }

    /// The language, or nil where the environment is to say.
    package var language: Language? { if case .of(let language) = self { language } else { nil } }
}
