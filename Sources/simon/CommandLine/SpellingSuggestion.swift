enum SpellingSuggestion {
    /// Nil when more than a third of the letters would have to change.
    static func to(_ word: String, among known: [String]) -> String? {
        let ranked = known.map { (word: $0, distance: distance(word, $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, best.word.count / 3) ? best.word : nil
    }

    /// Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours.
    static func distance(_ one: String, _ other: String) -> Int {
        let (a, b) = (Array(one.lowercased().prefix(64)), Array(other.lowercased()))
        var table = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                let replaced = table[i][j] + (a[i] == b[j] ? 0 : 1)
                var least = min(replaced, table[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    least = min(least, table[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            table.append(row)
        }
        return table[a.count][b.count]
    }
}
