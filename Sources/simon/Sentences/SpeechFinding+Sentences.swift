import Localization
import Model
import Presentation
import Speech

extension SpeechFinding {
    /// One a line.
    var sentences: [SafeText] {
        switch self {
        case .speaks(let path, let languages, let missing):
            var parts: [SafeText] = languages.isEmpty ? [] : [SafeText(Self.names(languages))]
            if !missing.isEmpty { parts.append(tr("no voice for \(Self.names(missing))")) }
            return parts.map { "\(path.excerpt): " + $0 }
        case .silent(let path): return [tr("\(path.excerpt): found, but it lists no voices")]
        case .nothing: return [tr("no spd-say and no espeak-ng: the words of Words are not spoken")]
        }
    }

    /// Nil when nothing is wrong.
    var fix: SafeText? {
        switch self {
        case .speaks(_, _, missing: []): nil
        case .speaks, .silent:
            tr("install the package espeak-ng, or for spd-say speech-dispatcher-espeak-ng, which has them")
        case .nothing: tr("install one: sudo apt-get install espeak-ng")
        }
    }

    private static func names(_ tags: [String]) -> String {
        tags.map { LanguageName.title(of: $0.prefix { $0 != "-" }) ?? $0 }.joined(separator: ", ")
    }
}
