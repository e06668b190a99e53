import FoundationEssentials
import JSON
import Model

/// A score as a record of the file.
enum ScoreRecord {
    static func json(_ entry: ScoreEntry) -> JSON {
        let words = WordsResult(score: entry.score, of: entry.game)
        var record: JSONObject = [
            "date": .string(Timestamp.text(entry.date)),
            "game": .string(entry.game.rawValue),
            "id": .string(entry.id.uuidString),
            "name": .string(entry.name.string),
            "score": .integer(words?.seconds ?? entry.score),
            "variant": .string(entry.variant),
        ]
        // As text: not every program reads numbers above 2^53 whole.
        record["seed"] = entry.seed.map { .string(String($0)) }
        record["seconds"] = words.map { .integer($0.seconds) }
        record["moves"] = (words?.moves ?? entry.moves).map(JSON.integer)
        record["aid"] = entry.aid.map { .string($0.rawValue) }
        return .object(record)
    }

    /// Nil when a field is missing, impossible or there twice.
    static func entry(_ json: JSON) -> ScoreEntry? {
        guard let record = json.object, !record.hasDuplicates,
            let id = record["id"]?.string.flatMap(UUID.init(uuidString:)),
            let game = record["game"]?.string.flatMap(GameKind.init(rawValue:)),
            let variant = record["variant"]?.string, VariantName.isValid(variant),
            let name = record["name"]?.string.flatMap({ PlayerName($0) }),
            let score = Self.score(record, of: game), RecordLimits.points.contains(score),
            let date = record["date"]?.string.flatMap(Timestamp.date)
        else { return nil }
        let seed = record["seed"]?.string.flatMap { UInt64($0) }
        if record["seed"] != nil && seed == nil { return nil }
        // Unknown values of a newer game stay in the file and are ignored here.
        let moves = record["moves"]?.integer.flatMap { RecordLimits.points.contains($0) ? $0 : nil }
        return ScoreEntry(
            id: id, game: game, variant: variant, name: name, score: score, date: date, seed: seed,
            moves: game == .words ? nil : moves, aid: record["aid"]?.string.flatMap(PlayAid.init))
    }

    /// In Words `seconds` and `moves` are the result; `score` repeats the seconds, for programs that look for it in every
    /// record, and is not read.
    private static func score(_ record: JSONObject, of game: GameKind) -> Int? {
        game == .words ? WordsResult(record)?.score : record["score"]?.integer
    }

    /// Changes in a record only what differs between two entries.
    static func edited(_ json: JSON, from old: ScoreEntry?, to new: ScoreEntry) -> JSON {
        guard var record = json.object else { return json }
        let before = old.flatMap { Self.json($0).object }
        for member in Self.json(new).object?.members ?? [] where before?[member.key] != member.value {
            record[member.key] = member.value
        }
        return .object(record)
    }
}

extension WordsResult {
    /// Nil when one is missing or impossible.
    init?(_ object: JSONObject) {
        guard let seconds = object["seconds"]?.integer, let moves = object["moves"]?.integer
        else { return nil }
        self.init(seconds: seconds, moves: moves)
    }
}
