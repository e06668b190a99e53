import Model

extension Language {
    /// Which of its plural forms goes with a count, from 0, in the order of the PO file's `msgstr[n]` (CLDR, "Language
    /// Plural Rules").
    func pluralForm(_ count: Int) -> Int {
        switch self {
        case .english, .spanish: count == 1 ? 0 : 1
        }
    }
}
