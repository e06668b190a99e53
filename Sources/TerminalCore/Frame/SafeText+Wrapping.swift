package import Model

extension SafeText {
    /// Breaks at spaces. A word longer than a line ends in dots, or without `shortens` stays whole on its own line.
    package func wrapped(to columns: Int, shortens: Bool = true) -> [SafeText] {
        string.split(separator: " ").map { SafeText($0) }.reduce(into: []) { lines, word in
            if let last = lines.last, last.columns + 1 + word.columns <= columns {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(shortens ? word.shortened(to: columns) : word)
            }
        }
    }

    /// The text as it is where it fits; else it ends in dots.
    package func shortened(to columns: Int) -> SafeText {
        guard self.columns > columns else { return self }
        var start = SafeText("")
        for character in string {
            let longer = SafeText(start.string + String(character))
            guard longer.columns <= columns - 3 else { break }
            start = longer
        }
        // A word that would be cut is left out, unless it is the only one.
        let words = start.string.split(separator: " ")
        let isCut = string.dropFirst(start.string.count).first != " "
        let kept = isCut && words.count > 1 ? words.dropLast().joined(separator: " ") : start.string
        return SafeText(kept) + "..."
    }
}
