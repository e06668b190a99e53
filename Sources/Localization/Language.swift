import Synchronization

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

    /// Its sentences, read when the first is needed; nil for English.
    var catalogue: Catalogue? {
        switch self {
        case .english: nil
        case .spanish: .spanish
        }
    }

    /// The codes of all, as a list to choose from.
    public static var codes: String { allCases.map(\.code).joined(separator: ", ") }

    /// What its speakers call it.
    public var name: String { tr("English", context: "the name of this language") }

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

    /// What `tr` speaks.
    public static var chosen: Language {
        scoped ?? Language(rawValue: process.load(ordering: .relaxed)) ?? .english
    }

    /// Chooses for the whole process, before the first sentence.
    public static func choose(_ language: Language) { process.store(language.rawValue, ordering: .relaxed) }

    /// Chooses for what is done in a closure: tests run side by side.
    public static func with<R>(_ language: Language, _ body: () throws -> R) rethrows -> R {
        try $scoped.withValue(language, operation: body)
    }

    private static let process = Atomic(Language.english.rawValue)
    @TaskLocal private static var scoped: Language?

    /// A sentence in this language, in English when that has none for it.
    func tr(_ sentence: Sentence, context: String = "") -> String {
        sentence.filled(catalogue?.sentences[Catalogue.key(sentence.pattern, context)] ?? sentence.pattern)
    }
}
