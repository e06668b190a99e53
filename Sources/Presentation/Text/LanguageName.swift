import Localization

/// What languages are called in the player's own.
public enum LanguageName {
    /// The name for a code of ISO 639-1; nil for one that no list of words and no translation here is in.
    public static func title(of code: Substring) -> String? {
        switch code {
        case "de": tr("German")
        case "en": tr("English")
        case "es": tr("Spanish")
        case "fr": tr("French")
        case "it": tr("Italian")
        case "pt": tr("Portuguese")
        default: nil
        }
    }
}
