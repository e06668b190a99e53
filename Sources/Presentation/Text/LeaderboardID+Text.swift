import GameRules
import Localization
package import Model

/// How scores are written and parsed.
struct ScoreForm: Sendable {
    /// Whether less time is better; the points only encode it.
    var isTimed = false
    let text: @Sendable (Int) -> SafeText
    let read: @Sendable (inout ScoreReader) -> Int?
    /// A score that hints show.
    let example: Int

    static let points = ScoreForm(
        text: { SafeText(Language.chosen.grouped($0)) }, read: { $0.grouped(9) }, example: 12)
    /// Pads with one decimal.
    static let span = ScoreForm(
        text: { SafeText(NumberText.decimal($0)) }, read: { $0.tenths() }, example: 57)
    static let timeAndMoves = ScoreForm(
        isTimed: true,
        text: { score in
            guard let result = WordsResult(score: score) else { return "\(score)" }
            let time = Duration.seconds(result.seconds).clock
            return tr(
                result.moves, one: "\(time), \(result.moves) move", other: "\(time), \(result.moves) moves")
        },
        read: { $0.wordsResult()?.score }, example: WordsResult(time: .seconds(90), moves: 12).score)
}

extension GameKind {
    package var isTimed: Bool { definition.score.isTimed }

    /// Points, or what they encode.
    package func formatted(score: Int) -> SafeText { definition.score.text(score) }
}

extension LeaderboardID {
    private var form: ScoreForm { isSpan ? .span : game.definition.score }

    package var title: SafeText { tr("\(game.title), \(variantTitle)") }

    /// A variant's words one by one, unknown ones unchanged: `classic, level 1`.
    package var variantTitle: String {
        let words = options.map(game.definition.variant) ?? [String(variantName)]
        return (words + (day.map { [tr("daily"), Language.chosen.date($0)] } ?? [])).joined(separator: ", ")
    }

    /// As its game writes scores, or for a span pads with one decimal, `5.7`.
    package func formatted(score: Int) -> SafeText { form.text(score) }

    /// Adds the unit; a time needs none.
    package func titled(score: Int) -> SafeText {
        form.isTimed ? formatted(score: score) : tr("Score \(formatted(score: score))")
    }

    /// A mean or spread of spans, written like a span.
    package func formatted(pads: Double) -> SafeText { formatted(score: Int((10 * pads).rounded())) }

    /// Parses what `formatted(score:)` writes: `12`; `5.7` for a span; `1:30, 12 moves` for
    /// Words, where the last word is optional. Nil when it is no score.
    package func score(typed text: String) -> Int? {
        var reader = ScoreReader(text: text.split(separator: " ").joined(separator: " ")[...])
        let score = form.read(&reader)
        return reader.text.isEmpty ? score.flatMap { ScoreEntry.points.contains($0) ? $0 : nil } : nil
    }

    package var exampleOfScore: SafeText { formatted(score: form.example) }
}

extension ScoreEntry {
    /// Why it has no rank: a chosen seed, or on a daily leaderboard practice, whose seed nobody chose; nil when it has
    /// one.
    package var seedMark: SafeText? {
        seed.map { leaderboard.day == nil ? tr("seed \($0)") : tr("practice") }
    }
}

/// Parses a score from the front of a text; `text` keeps what follows it.
struct ScoreReader {
    var text: Substring

    /// A number of at most so many digits.
    mutating func number(_ digits: Int) -> Int? {
        let number = text.prefix { $0.isASCII && $0.isNumber }
        guard number.count <= digits else { return nil }
        text = text.dropFirst(number.count)
        return Int(number)
    }

    /// The same with or without marks between its thousands.
    mutating func grouped(_ digits: Int) -> Int? {
        guard let number = Int(text.filter(\.isNumber)), text == Language.chosen.grouped(number) else {
            return self.number(digits)
        }
        text = ""
        return number
    }

    /// Pads with a decimal, in tenths.
    mutating func tenths() -> Int? {
        guard let pads = number(3) else { return nil }
        guard accept(".") || accept(",") else { return pads * 10 }
        return number(1).map { pads * 10 + $0 }
    }

    /// Minutes and seconds, moves, and optionally the word for them.
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

package enum LeaderboardList {
    /// Leaderboards with entries, the default of each game, and those shown so far, by game.
    package static func all(of scores: [ScoreEntry], with shown: [LeaderboardID]) -> [LeaderboardID] {
        var found = Set(shown)
        // Neighbours in the list are often of one leaderboard, and comparing costs less than hashing.
        var last: LeaderboardID?
        for entry in scores where entry.variant != last?.name || entry.game != last?.game {
            let name = LeaderboardID(entry.game, entry.variant)
            found.insert(name)
            last = name
        }
        return GameKind.allCases.flatMap { game in
            found.union([GameOptions[game].leaderboard]).filter { $0.game == game }
                .sorted { $0.name < $1.name }
        }
    }
}

extension ScoreEntry {
    package var formattedScore: SafeText { leaderboard.formatted(score: score) }
}
