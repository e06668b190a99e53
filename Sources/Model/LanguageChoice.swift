/// The language that the player has chosen; the raw value is the word used in the settings file.
public enum LanguageChoice: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// As the environment asks for.
    case system
    /// One that the game speaks.
    case of(Language)

    /// The system's first, then each language.
    public static var allCases: [LanguageChoice] { [.system] + Language.allCases.map { .of($0) } }

    /// The choice of a word in the settings file; nil for another.
    public init?(rawValue: String) {
        guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = choice
    }

    /// `system`, or the code of ISO 639-1.
    public var rawValue: String { language?.code ?? "system" }

    /// The language, or nil where the environment is to say.
    public var language: Language? { if case .of(let language) = self { language } else { nil } }
}
