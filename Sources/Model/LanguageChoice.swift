public import Localization

/// The language that the player has chosen; the raw value is the word used in the settings file.
public enum LanguageChoice: String, CaseIterable, Hashable, Sendable {
    /// As the environment asks for.
    case system
    case english = "en"
    case spanish = "es"

    /// The language, or nil where the environment is to say.
    public var language: Language? { Language(locale: rawValue) }
}
