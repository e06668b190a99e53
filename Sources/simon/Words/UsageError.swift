internal import Model

/// A command line that cannot be understood; the program says so and exits with 2.
struct UsageError: Error, Hashable {
    /// What was wrong, and the nearest right word if one is close.
    let sentence: SafeText

    /// Says what was wrong.
    init(_ sentence: SafeText) { self.sentence = sentence }

    /// Says that a word is not known, and which known one is close to it.
    init(unknown kind: SafeText, _ word: String, among known: [String]) {
        let nearest = NearestWord.to(word, among: known)
        let hint: SafeText = nearest.map { "; did you mean '\($0)'?" } ?? ""
        // A short list is quicker read than looked up.
        let list: SafeText =
            nearest == nil && known.count <= 8 ? "; there are: \(known.joined(separator: ", "))" : ""
        self.init("unknown \(kind) '\(word)'" + hint + list)
    }
}
