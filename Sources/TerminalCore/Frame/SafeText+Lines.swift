public import Model

extension SafeText {
    /// The text in lines of so many columns, parted at spaces; a longer word stays whole and has its own line.
    public func parted(at columns: Int) -> [SafeText] {
        guard self.columns > columns else { return [self] }
        return string.split(separator: " ").reduce(into: [SafeText]()) { lines, word in
            let word = SafeText(String(word))
            if let last = lines.last, last.columns + 1 + word.columns <= columns {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
    }
}
