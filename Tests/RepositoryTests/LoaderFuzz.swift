import FoundationEssentials
import JSON
import Model
import Presentation

@testable import Repository
@testable import System

/// What must hold for any bytes that stand in one of our files; a violation traps.
///
/// Run by libFuzzer through `Tests/fuzz loaders`, and shortly by `LoaderFuzzTests`.
enum LoaderFuzz {
    /// Reads the bytes as every file that there is.
    static func check(_ bytes: [UInt8]) {
        text(String(decoding: bytes, as: UTF8.self))
        history(bytes)
        _ = HistoryRow(bytes.prefix(HistoryRow.size)).map { row in
            precondition(HistoryRow(row.bytes[...]) == row, "a row does not come back")
        }
        guard let json = try? JSON(parsing: bytes) else { return }
        rewrite(json)
        guard let object = json.object else { return }
        settings(object)
        if ScoreList.isValid(object) { scores(object) }
    }

    private static func text(_ text: String) {
        let safe = SafeText(text)
        precondition(SafeText(safe.string) == safe, "safe text is made safe again")
        precondition(safe.string.unicodeScalars.count <= SafeText.maxLength)
        if let name = PlayerName(text) {
            precondition(PlayerName(name.string) == name, "a name is put in order again")
            precondition(SafeText(name.string).string == name.string, "a name is not safe")
            precondition((1...PlayerName.maxLength).contains(name.string.count))
        }
        if let date = Timestamp.date(text) {
            let whole = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
            precondition(Timestamp.date(Timestamp.text(date)) == whole, "a time does not come back")
        }
    }

    private static func rewrite(_ json: JSON) {
        for layout in [JSON.Layout.pretty, .compact] {
            let once = json.bytes(layout)
            let again = try? JSON(parsing: once)
            precondition(again?.bytes(layout) == once, "a rewrite is not what was written")
        }
    }

    private static func settings(_ object: JSONObject) {
        var settings = Settings()
        for field in Setting.file {
            guard let json = object[field.key], field.decode(json, &settings) else { continue }
            var again = Settings()
            precondition(field.decode(field.encode(settings), &again), "\(field.key) does not come back")
            precondition(field.encode(again) == field.encode(settings), "\(field.key) comes back different")
        }
    }

    private static func scores(_ object: JSONObject) {
        var list = ScoreList(object)
        let others = list.countOfOthers
        let entries = list.entries
        precondition(Set(entries.map(\.id)).count == entries.count, "an identifier is there twice")
        precondition(ScoreList(list.object).entries == entries, "entries do not come back")
        for entry in entries.prefix(3) {
            var edited = entry
            edited.score += edited.score < .max ? 1 : 0
            edited.name = .unnamed
            _ = list.apply(.edit(edited), from: entry)
            precondition(list.entries.contains(edited), "an edit is lost")
            _ = list.apply(.delete(entry.id))
            precondition(!list.entries.contains { $0.id == entry.id }, "a delete is lost")
            _ = list.apply(.add(entry))
        }
        precondition(list.countOfOthers == others, "a record that is not understood is lost")
    }

    private static func history(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let game = GameRecordLine.game(line) else { continue }
            let again = GameRecordLine.game(GameRecordLine.bytes(game).dropLast())
            precondition(again?.id == game.id && again?.moves == game.moves, "a game does not come back")
            let row = HistoryRow(
                HistoryEntry(game), line: 0..<line.count,
                of: .init(kind: .file, size: 1, modified: 2, owner: 0, rights: 0o600))
            precondition(HistoryRow(row.bytes[...])?.summary?.score == game.score, "a row does not come back")
        }
    }
}
