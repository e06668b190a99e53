import FoundationEssentials
import JSON
import Model

/// A finished game as a line of the history.
enum GameRecordLine {
    /// With its line feed.
    static func bytes(_ game: GameRecord) -> [UInt8] { json(game).bytes(.compact) + [UInt8(ascii: "\n")] }

    static func json(_ game: GameRecord) -> JSON {
        let options = game.options.map { JSONObject.Member(key: $0.key, value: .string($0.value)) }
        let words = WordsResult(score: game.score, of: game.game)
        var line: JSONObject = [
            "date": .string(Timestamp.text(game.date)),
            "game": .string(game.game.rawValue),
            "id": .string(game.id.uuidString),
            "milliseconds": .integer(game.duration.wholeMilliseconds),
            "moves": .string(game.moves),
            "options": .object(JSONObject(options)),
            "score": .integer(words?.seconds ?? game.score),
            "seed": .string(String(game.seed)),
            "variant": .string(game.variant),
        ]
        // Apart, as `moves` is the recording itself.
        line["result"] = words.map { ["moves": .integer($0.moves), "seconds": .integer($0.seconds)] }
        return .object(line)
    }

    /// A game of Words that was given up has 0 and no result.
    private static func score(_ line: JSONObject, of game: GameKind) -> Int? {
        guard game == .words else { return line["score"]?.integer }
        guard let result = line["result"] else { return line["score"]?.integer == 0 ? 0 : nil }
        return result.object.flatMap { WordsResult($0) }?.score
    }

    /// Nil when the line is torn or makes no sense.
    static func game(_ line: ArraySlice<UInt8>) -> GameRecord? {
        guard line.count >= minLength, let object = (try? JSON(parsing: line))?.object, !object.hasDuplicates,
            let id = object["id"]?.string.flatMap(UUID.init(uuidString:)),
            let game = object["game"]?.string.flatMap(GameKind.init(rawValue:)),
            let variant = object["variant"]?.string, VariantName.isValid(variant),
            let seed = object["seed"]?.string.flatMap({ UInt64($0) }),
            let options = object["options"]?.object.flatMap(texts),
            let score = Self.score(object, of: game), RecordLimits.points.contains(score),
            let date = object["date"]?.string.flatMap(Timestamp.date),
            let milliseconds = object["milliseconds"]?.integer,
            RecordLimits.milliseconds.contains(milliseconds),
            let moves = object["moves"]?.string
        else { return nil }
        return GameRecord(
            id: id, game: game, variant: variant, seed: seed, options: options, score: score, date: date,
            duration: .milliseconds(milliseconds), moves: moves)
    }

    /// What the keys and the shortest values take; a file full of shorter lines need not be parsed.
    private static let minLength = 100

    private static func texts(_ object: JSONObject) -> [String: String]? {
        var texts: [String: String] = [:]
        for member in object.members {
            guard let text = member.value.string else { return nil }
            texts[member.key] = text
        }
        return texts
    }
}
