extension StringProtocol {
    /// A word that was typed or a path, as sentences repeat it: of a longer one, at most 100 characters, the
    /// middle left out.
    var excerpt: String {
        let limit = 100
        guard let cut = index(startIndex, offsetBy: limit, limitedBy: endIndex), cut < endIndex else {
            return String(self)
        }
        return prefix(limit / 2) + "…" + suffix(limit / 2 - 1)
    }
}
