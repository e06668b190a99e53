internal import FoundationEssentials
internal import Model

/// How one score stands in the file.
enum ScoreRecord {
    /// The record of a new entry.
    static func json(_ entry: ScoreEntry) -> JSON {
        [
            "date": .string(Timestamp.text(entry.date)),
            "game": .string(entry.game.rawValue),
            "id": .string(entry.id.uuidString),
            "name": .string(entry.name.string),
            "score": .integer(entry.score),
            "variant": .string(entry.variant),
        ]
    }

    /// The entry that a record tells, or nil when a field is missing, impossible or there twice.
    static func entry(_ json: JSON) -> ScoreEntry? {
        guard let record = json.object, !record.hasDuplicates,
            let id = record["id"]?.string.flatMap(UUID.init(uuidString:)),
            let game = record["game"]?.string.flatMap(GameKind.init(rawValue:)),
            let variant = record["variant"]?.string, VariantName.isValid(variant),
            let name = record["name"]?.string.flatMap({ PlayerName($0) }),
            let score = record["score"]?.integer, score >= 0,
            let date = record["date"]?.string.flatMap(Timestamp.date)
        else { return nil }
        return ScoreEntry(id: id, game: game, variant: variant, name: name, score: score, date: date)
    }

    /// A record in which what differs between two entries is changed, and everything else stays.
    static func edited(_ json: JSON, from old: ScoreEntry, to new: ScoreEntry) -> JSON {
        guard var record = json.object, let before = Self.json(old).object else { return json }
        for member in Self.json(new).object?.members ?? [] where before[member.key] != member.value {
            record[member.key] = member.value
        }
        return .object(record)
    }
}

/// The names of variants in files: short words of the game's own, never free text.
enum VariantName {
    /// Whether a text is 1 to 40 lower-case letters, digits and hyphens.
    static func isValid(_ text: String) -> Bool {
        (1...40).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
