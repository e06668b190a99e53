import FoundationEssentials
import JSON
import Model

/// How one score stands in the file.
enum ScoreRecord {
    static func json(_ entry: ScoreEntry) -> JSON {
        let words = WordsResult(score: entry.score, of: entry.game)
        var record: JSON = [
            "date": .string(Timestamp.text(entry.date)),
            "game": .string(entry.game.rawValue),
            "id": .string(entry.id.uuidString),
            "name": .string(entry.name.string),
            "score": .integer(words?.seconds ?? entry.score),
            "variant": .string(entry.variant),
        ]
        // As text: not every program reads numbers above 2^53 whole.
        if var object = record.object {
            if let seed = entry.seed { object["seed"] = .string(String(seed)) }
            if let words { object["seconds"] = .integer(words.seconds) }
            if let moves = words?.moves ?? entry.moves { object["moves"] = .integer(moves) }
            if let aid = entry.aid { object["aid"] = .string(aid.rawValue) }
            record = .object(object)
        }
        return record
    }

    /// The entry that a record tells, or nil when a field is missing, impossible or there twice.
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
        // What a newer game wrote of either stays in the file and is nothing here.
        let moves =
            game == .words
            ? nil : record["moves"]?.integer.flatMap { RecordLimits.points.contains($0) ? $0 : nil }
        return ScoreEntry(
            id: id, game: game, variant: variant, name: name, score: score, date: date, seed: seed,
            moves: moves,
            aid: record["aid"]?.string.flatMap(PlayAid.init))
    }

    /// The points of a record. In Words `seconds` and `moves` are the result; `score` repeats the seconds, for programs that
    /// look for it in every record, and is not read.
    private static func score(_ record: JSONObject, of game: GameKind) -> Int? {
        game == .words ? WordsResult(record)?.score : record["score"]?.integer
    }

    /// A record in which what differs between two entries is changed, and everything else stays.
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
    /// The result that `seconds` and `moves` tell, or nil when one is missing or impossible.
    init?(_ object: JSONObject) {
        guard let seconds = object["seconds"]?.integer, let moves = object["moves"]?.integer
        else { return nil }
        self.init(seconds: seconds, moves: moves)
    }
}
