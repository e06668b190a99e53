/// A language that the game speaks; English is that of its source.
///
/// This is the list to lengthen for another one; `Resources/translations/README.md` tells the rest.
public enum Language: Int, CaseIterable, Sendable {
    case english, spanish

    /// The code of ISO 639-1.
    public var code: String {
        switch self {
        case .english: "en"
        case .spanish: "es"
        }
    }

    /// The codes of all, as a list to choose from.
    public static var codes: String { allCases.map(\.code).joined(separator: ", ") }

    /// The language of a code or of a locale's name as POSIX writes it: `es`, `es_MX.UTF-8`, `es-419`.
    /// Nil for one that the game does not speak.
    public init?(locale name: some StringProtocol) {
        let code = name.prefix { $0.isLetter }.lowercased()
        guard let language = Language.allCases.first(where: { $0.code == code }) else { return nil }
        self = language
    }

    /// The language that an environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
    /// set decides (POSIX, 8.2). English when it asks for none or for one that the game does not speak.
    public init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        self = names.first { !$0.isEmpty }.flatMap { Language(locale: $0) } ?? .english
    }
}
