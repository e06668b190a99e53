import Localization
import Model

/// Reported with exit status 2.
struct UsageError: Error, Hashable {
    /// What is wrong, with the nearest known word if one is close.
    let sentence: SafeText

    init(_ sentence: SafeText) { self.sentence = sentence }

    /// - Parameters:
    ///   - problem: that the word is unknown.
    ///   - listed: whether to name all known words where none is close.
    init(_ problem: SafeText, _ word: String, among known: [String], listed: Bool = false) {
        if let nearest = SpellingSuggestion.to(word, among: known) {
            self.init(tr("\(problem); did you mean '\(nearest)'?"))
        } else if listed || known.count <= 8 {
            // A short list is always given.
            self.init(tr("\(problem); choose from: \(known.joined(separator: ", "))"))
        } else {
            self.init(problem)
        }
    }
}
