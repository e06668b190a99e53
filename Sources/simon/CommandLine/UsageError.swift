import Localization
import Model

/// Reported with exit status 2.
struct UsageError: Error, Hashable {
    /// What is wrong, with the nearest known word if one is close.
    let sentence: SafeText

    init(_ sentence: SafeText) { self.sentence = sentence }

    /// - Parameter listed: whether to name all known words where none is close.
    init(unknown kind: Kind, _ word: String, among known: [String], listed: Bool = false) {
        let problem = kind.isUnknown(word.excerpt)
        if let nearest = SpellingSuggestion.to(word, among: known) {
            self.init(tr("\(problem); did you mean '\(nearest)'?"))
        } else if listed || known.count <= 8 {
            // A short list is always given.
            self.init(tr("\(problem); choose from: \(known.joined(separator: ", "))"))
        } else {
            self.init(problem)
        }
    }

    var advice: SafeText {
        sentence.string.hasSuffix("?")
            ? tr("\(sentence) See 'simon --help'") : tr("\(sentence); see 'simon --help'")
    }

    func printError() -> ExitStatus {
        Output.printError(advice)
        return .usage
    }

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
