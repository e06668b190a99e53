public import Localization

/// The language that the player has chosen; the raw value is the word used in the settings file.
public enum LanguageChoice: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// As the environment asks for.
    case system
    /// One that the game speaks.
    case of(Language)

    public static var allCases: [LanguageChoice] { [.system] + Language.allCases.map { .of($0) } }

    public init?(rawValue: String) {
        guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = choice
    }

    public var rawValue: String { language?.code ?? "system" }

    /// The language, or nil where the environment is to say.
    public var language: Language? { if case .of(let language) = self { language } else { nil } }
}
