/// To add one, see `Resources/translations/README.md`. English is the source's.
package enum Language: Int, CaseIterable, Sendable {
    case english, spanish

    /// The code of ISO 639-1.
    package var code: String {
        switch self {
        case .english: "en"
        case .spanish: "es"
        }
    }

    package static var codes: String { allCases.map(\.code).joined(separator: ", ") }

    /// - Parameter name: a code or a POSIX locale's name: `es`, `es_MX.UTF-8`, `es-419`.
    package init?(locale name: some StringProtocol) {
        let code = name.prefix { $0.isLetter }.lowercased()
        guard let language = Language.allCases.first(where: { $0.code == code }) else { return nil }
        self = language
    }

    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides (POSIX, 8.2). English where it is none or unknown.
    package init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        self = names.first { !$0.isEmpty }.flatMap { Language(locale: $0) } ?? .english
    }
}

/// The raw value is the word in the settings file: `system`, or the code of ISO 639-1.
package enum LanguageChoice: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// The environment's.
    case system
    case of(Language)

    package static var allCases: [LanguageChoice] { [.system] + Language.allCases.map { .of($0) } }

    package init?(rawValue: String) {
        guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = choice
    }

    package var rawValue: String { language?.code ?? "system" }

    /// Nil where the environment decides.
    package var language: Language? { if case .of(let language) = self { language } else { nil } }
}
