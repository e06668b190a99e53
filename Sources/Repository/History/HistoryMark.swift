import FoundationEssentials
import JSON
import Model
import System

/// How much of the history the leaderboards account for: a scored game behind it has not reached its leaderboard yet, as
/// the program was killed between the two files; one before it that is on no leaderboard was deleted.
struct HistoryMark: Equatable {
    /// Of the line of the last game that is accounted for; with no game, of the next line.
    var offset: Int
    /// That game: a history rewritten since has it at another offset.
    var last: UUID?
    /// Scores deleted while the history could not be read; their games may be behind the mark.
    var gone: Set<UUID> = []

    init(offset: Int, last: UUID? = nil) { (self.offset, self.last) = (offset, last) }

    /// Nil for what makes no sense.
    init?(_ json: JSON?) {
        guard let object = json?.object, let offset = object["offset"]?.integer, offset >= 0 else {
            return nil
        }
        self.offset = offset
        last = object["last"]?.string.flatMap(UUID.init(uuidString:))
        gone = Set((object["gone"]?.array ?? []).compactMap { $0.string.flatMap(UUID.init(uuidString:)) })
    }

    /// Members not known here are kept.
    func json(over old: JSON?) -> JSON {
        var object = old?.object ?? JSONObject()
        object["offset"] = .integer(offset)
        object["last"] = last.map { .string($0.uuidString) }
        object["gone"] = gone.isEmpty ? nil : .array(gone.map(\.uuidString).sorted().map(JSON.string))
        return .object(object)
    }
}

extension HistoryLog {
    /// The mark behind all games.
    func endMark() throws(FileError) -> HistoryMark { HistoryMark(offset: try version?.size ?? 0) }

    /// The games behind a mark that belong on a leaderboard, and the mark behind all games. Of the history before the mark
    /// only one line is read, unless it was rewritten.
    func scoredGames(
        behind mark: HistoryMark
    ) throws(FileError) -> (games: [GameRecord], mark: HistoryMark) {
        let end = try endMark()
        for start in mark.last == nil ? [mark.offset] : [mark.offset, 0] where start < end.offset {
            if let found = try scoredGames(from: start, behind: mark) { return found }
        }
        return ([], end)
    }

    /// Nil where the last game that is accounted for is not found.
    private func scoredGames(
        from start: Int, behind mark: HistoryMark
    ) throws(FileError) -> (games: [GameRecord], mark: HistoryMark)? {
        var games: [GameRecord] = []
        var next = mark.last == nil ? HistoryMark(offset: start) : nil
        try asFileError(
            file.forEachLine(from: start) { line, offset in
                guard let game = GameRecordLine.game(line) else { return true }
                if next == nil {
                    guard game.id == mark.last else { return start == 0 }
                } else if game.isScored && !mark.gone.contains(game.id) {
                    games.append(game)
                }
                next = HistoryMark(offset: offset, last: game.id)
                return true
            })
        return next.map { (games, $0) }
    }
}
