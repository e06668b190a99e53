import Model

extension Language {
    /// Index into the PO file's `msgstr[n]` (CLDR, "Language Plural Rules").
    func pluralForm(_ count: Int) -> Int {
        switch self {
        case .english, .spanish: count == 1 ? 0 : 1
        }
    }
}
