import Localization
import Model

/// A command line that cannot be understood; the program says so and exits with 2.
struct UsageError: Error, Hashable {
    /// What was wrong, and the nearest right word if one is close.
    let sentence: SafeText

    /// Says what was wrong.
    init(_ sentence: SafeText) { self.sentence = sentence }

    /// Says that a word is not known, and which known one is close to it.
    /// - Parameter listed: names all known words where none is close, however many they are.
    init(unknown kind: Kind, _ word: String, among known: [String], listed: Bool = false) {
        let problem = kind.isUnknown(word.excerpt)
        if let nearest = SpellingSuggestion.to(word, among: known) {
            self.init(tr("\(problem); did you mean '\(nearest)'?"))
        } else if listed || known.count <= 8 {
            // A short list is quicker read than looked up.
            self.init(tr("\(problem); choose from: \(known.joined(separator: ", "))"))
        } else {
            self.init(problem)
        }
    }

    /// The whole complaint: what was wrong, and where it stands how it is right.
    var advice: SafeText {
        // After a question a new sentence begins.
        sentence.string.hasSuffix("?")
            ? tr("\(sentence) See 'simon --help'") : tr("\(sentence); see 'simon --help'")
    }

    /// Says so on standard error.
    func printError() -> ExitStatus {
        Output.printError(advice)
        return .usage
    }

    /// What a word was taken for.
    enum Kind {
        case option, command, game, variant, colour, tuning, language

        fileprivate func isUnknown(_ word: String) -> SafeText {
            switch self {
            case .option: tr("unknown option '\(word)'")
            case .command: tr("unknown command '\(word)'")
            case .game: tr("unknown game '\(word)'")
            case .variant: tr("unknown variant '\(word)'")
            case .colour: tr("unknown colour '\(word)'")
            case .tuning: tr("unknown tuning '\(word)'")
            case .language: tr("unknown language '\(word)'")
            }
        }
    }
}
