import Localization
package import Model

extension GameKind {
    /// A score as people read it: points, or for Words what they stand for.
    package func formatted(score: Int) -> SafeText {
        guard let result = WordsResult(score: score, of: self) else { return "\(score)" }
        let time = Duration.seconds(result.seconds).clock
        return tr(result.moves, one: "\(time), \(result.moves) move", other: "\(time), \(result.moves) moves")
    }
}

extension LeaderboardID {
    /// A score as people read it: that of its game, or for a span pads with one decimal, `5.7`.
    package func formatted(score: Int) -> SafeText {
        isSpan ? SafeText(NumberText.decimal(score)) : game.formatted(score: score)
    }

    /// A score under its name; the time and moves of Words say what they are.
    package func titled(score: Int) -> SafeText {
        game == .words ? formatted(score: score) : tr("Score \(formatted(score: score))")
    }

    /// A mean of spans, or how they spread, as a span itself is written.
    package func formatted(pads: Double) -> SafeText { formatted(score: Int((10 * pads).rounded())) }
}

// Scores go in as they are shown.
extension LeaderboardID {
    /// The score that a text stands for, written as `formatted(score:)` does: `12`; `5.7` for a span; `1:30, 12 moves` for
    /// Words, where the last word may be left out. Nil when it is none.
    package func score(typed text: String) -> Int? {
        var reader = ScoreReader(text: text.split(separator: " ").joined(separator: " ")[...])
        let score = isSpan ? reader.tenths() : game == .words ? reader.wordsResult()?.score : reader.number(9)
        return reader.text.isEmpty ? score.flatMap { ScoreEntry.points.contains($0) ? $0 : nil } : nil
    }

    /// A score as it may be typed, for hints.
    package var exampleOfScore: SafeText {
        let example = isSpan ? 57 : game == .words ? WordsResult(time: .seconds(90), moves: 12).score : 12
        return formatted(score: example)
    }
}

/// Reads a score from the front of a text; what is left does not belong to it.
private struct ScoreReader {
    var text: Substring

    /// A number of so many digits at most.
    mutating func number(_ digits: Int) -> Int? {
        let number = text.prefix { $0.isASCII && $0.isNumber }
        guard number.count <= digits else { return nil }
        text = text.dropFirst(number.count)
        return Int(number)
    }

    /// Pads and tenths of one, as tenths.
    mutating func tenths() -> Int? {
        guard let pads = number(3) else { return nil }
        guard accept(".") || accept(",") else { return pads * 10 }
        return number(1).map { pads * 10 + $0 }
    }

    /// Minutes and seconds, moves, and perhaps the word for them.
    mutating func wordsResult() -> WordsResult? {
        guard let minutes = number(3), accept(":") else { return nil }
        let isWhole = text.dropFirst().first?.isNumber == true
        guard let seconds = number(2), isWhole, seconds < 60, minutes * 60 + seconds <= WordsResult.maxCount,
            accept(",") || text.first == " "
        else { return nil }
        _ = accept(" ")
        guard let moves = number(4) else { return nil }
        if accept(" ") { text = text.drop { $0.isLetter } }
        return WordsResult(time: .seconds(minutes * 60 + seconds), moves: moves)
    }

    private mutating func accept(_ character: Character) -> Bool {
        guard text.first == character else { return false }
        text.removeFirst()
        return true
    }
}
