public import FoundationEssentials
internal import Glibc
public import Model

/// The finished games of all time, for reading; nothing is read before it is asked for.
public struct HistoryLog: Sendable {
    let file: HistoryFile
    let lock: FileLock

    /// The last games, the newest first; lines that are torn or make no sense are skipped.
    public func last(_ count: Int) throws(StorageError) -> [GameRecord] {
        var games: [GameRecord] = []
        guard count > 0 else { return games }
        try reading { () throws(SystemError) in
            try file.forEachLineBackwards { line in
                if let game = GameRecordLine.game(line) { games.append(game) }
                return games.count < count
            }
        }
        return games
    }

    /// The game of that identifier, or nil; the newest are looked at first.
    public func game(_ id: UUID) throws(StorageError) -> GameRecord? {
        var found: GameRecord?
        let wanted = Array(id.uuidString.utf8)
        try reading { () throws(SystemError) in
            try file.forEachLineBackwards { line in
                guard line.contains(wanted), let game = GameRecordLine.game(line), game.id == id else {
                    return true
                }
                found = game
                return false
            }
        }
        return found
    }

    /// Hands over every game, the oldest first, until one answers false.
    public func forEach(_ body: (GameRecord) -> Bool) throws(StorageError) {
        try reading { () throws(SystemError) in
            try file.forEachLine { line in GameRecordLine.game(line).map(body) ?? true }
        }
    }

    /// Adds games and makes them durable.
    func append(_ games: [GameRecord]) throws(FileTrouble) {
        do throws(SystemError) {
            try file.system.make(folder: Path.folder(of: file.path) ?? ".")
        } catch { throw .system(error) }
        let outcome = try lock.with { _ in
            Result { () throws(SystemError) in try file.append(games.flatMap(GameRecordLine.bytes)) }
        }
        do throws(SystemError) { try outcome.get() } catch { throw .system(error) }
    }

    private func reading(_ body: () throws(SystemError) -> Void) throws(StorageError) {
        let kind: FileStatus.Kind
        do throws(SystemError) {
            kind = try file.system.status(file.path).kind
            if kind == .file { return try body() }
        } catch {
            if error.code == ENOENT { return }
            throw StorageError(error)
        }
        throw StorageError(FileTrouble.notAFile(kind, path: file.path))
    }
}
