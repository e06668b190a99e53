package import FoundationEssentials
package import Model
import System

/// The finished games of all time, for reading; nothing is read before it is asked for, and no more of it
/// is in memory than what is handed over.
package struct HistoryLog: Sendable {
    var file: HistoryFile
    let index: HistoryIndex
    let lock: FileLock

    /// The same, which tells while the whole of a long history is read how far it has come.
    /// - Parameter onProgress: called on the thread that reads, with a part from 0 to 1.
    package func reporting(_ onProgress: @escaping @Sendable (Double) -> Void) -> HistoryLog {
        var log = self
        log.file.onProgress = onProgress
        return log
    }

    /// Which history it is now: another one after every change, so that what was found out can be kept.
    /// - Returns: nil when there is none.
    package var version: HistoryVersion? {
        get throws(FileError) { try status().map { HistoryVersion(size: $0.size, modified: $0.modified) } }
    }

    /// Makes the index again if it does not fit, which takes a third of a second for 100,000 games; whoever
    /// asks later finds it made.
    package func prepare() { _ = isIndexed() }

    /// The last games, the newest first; lines that are torn or make no sense are skipped.
    package func last(_ count: Int) throws(FileError) -> [GameRecord] {
        var games: [GameRecord] = []
        guard count > 0, try isThere() else { return games }
        try reading { () throws(SystemError) in
            try file.forEachLineBackwards { line in
                if let game = GameRecordLine.game(line) { games.append(game) }
                return games.count < count
            }
        }
        return games
    }

    /// The games of some identifiers, as far as they are there, in one pass.
    package func games(_ ids: Set<UUID>) throws(FileError) -> [UUID: GameRecord] {
        var ranges: [UUID: Range<Int>] = [:]
        try forEachRow { summary, line in
            if ids.contains(summary.id) { ranges[summary.id] = line }
            return ranges.count < ids.count
        }
        var games: [UUID: GameRecord] = [:]
        for (id, range) in ranges {
            let game = try reading { () throws(SystemError) in GameRecordLine.game(try file.bytes(range)[...])
            }
            games[id] = game?.id == id ? game : try gameByReading(id)
        }
        return games
    }

    /// The game of that identifier, or nil.
    package func game(_ id: UUID) throws(FileError) -> GameRecord? { try games([id])[id] }

    private func gameByReading(_ id: UUID) throws(FileError) -> GameRecord? {
        var found: GameRecord?
        try forEachGame { game in
            if game.id == id { found = game }
            return found == nil
        }
        return found
    }

    /// Hands over the summary of every game, the oldest first, until one answers false; 100,000 take some
    /// ten milliseconds.
    package func forEach(_ body: (HistoryEntry) -> Bool) throws(FileError) {
        try forEachRow { summary, _ in body(summary) }
    }

    /// Hands over every game with its moves, the oldest first, until one answers false; 100,000 take some
    /// three tenths of a second.
    package func forEachGame(_ body: (GameRecord) -> Bool) throws(FileError) {
        guard try isThere() else { return }
        try reading { () throws(SystemError) in
            try file.forEachLine { line, _ in GameRecordLine.game(line).map(body) ?? true }
        }
    }

    /// Adds a game and makes it durable.
    /// - Parameter earlier: where a failed attempt may have left it, as its error said.
    func append(_ game: GameRecord, earlier: Int?) throws(AppendError) {
        let outcome: Result<Void, AppendError>
        do throws(FileError) {
            try makeFolder()
            outcome = try lock.with { _ in
                Result { () throws(AppendError) in try appendLocked(game, earlier) }
            }
        } catch { throw AppendError(cause: error, offset: earlier) }
        try outcome.get()
    }

    /// Whether a player sat in a game for several, whoever won it.
    package func hasSeated(_ player: PlayerName) throws(FileError) -> Bool {
        guard try isThere() else { return false }
        return try reading { () throws(SystemError) in
            var isFound = false
            try file.forEachLine { line, _ in
                isFound = GameRecordLine.game(line)?.names.contains(player) ?? false
                return !isFound
            }
            return isFound
        }
    }

    /// Removes games, and a player's name from those that others won, and gives how many games these were; lines
    /// that make no sense stay.
    func remove(_ ids: Set<UUID>, naming player: PlayerName) throws(FileError) -> Int {
        guard try status() != nil else { return 0 }
        return try lock.with { _ throws(FileError) in try removeLocked(ids, player) }
    }

    private func removeLocked(_ ids: Set<UUID>, _ player: PlayerName) throws(FileError) -> Int {
        func replacement(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
            guard let game = GameRecordLine.game(line) else { return line }
            if ids.contains(game.id) { return nil }
            return game.without(player).map { GameRecordLine.bytes($0).dropLast() } ?? line
        }
        var count = 0
        try reading { () throws(SystemError) in
            try file.forEachLine { line, _ in
                if replacement(line) != line { count += 1 }
                return true
            }
        }
        guard count > 0 else { return 0 }
        do throws(SaveError) { try file.replaceLines(replacement) } catch { throw error.cause }
        index.remove()
        return count
    }

    private func makeFolder() throws(FileError) {
        do throws(SystemError) {
            try file.system.make(folder: Path.folder(of: file.path) ?? ".")
        } catch { throw .system(error) }
    }

    private func appendLocked(_ game: GameRecord, _ earlier: Int?) throws(AppendError) {
        let fits: Bool
        do throws(FileError) { fits = index.fits(try status()) } catch {
            throw AppendError(cause: error, offset: earlier)
        }
        let line = GameRecordLine.bytes(game)
        let start = try file.append(line, earlier: earlier)
        if fits { extendIndex(game, line: start..<(start + line.count - 1)) }
    }

    /// Keeps the index fitting. When it fails the game is saved all the same, and the index is made again by
    /// whoever needs it.
    private func extendIndex(_ game: GameRecord, line: Range<Int>) {
        do throws(SystemError) {
            let status = try file.system.status(file.path)
            try index.append(HistoryRow(HistoryEntry(game), line: line, of: status))
        } catch { return }
    }

    private func forEachRow(_ body: (HistoryEntry, Range<Int>) -> Bool) throws(FileError) {
        guard try isThere() else { return }
        let hasIndex = isIndexed()
        try reading { () throws(SystemError) in
            guard let rest = hasIndex ? try index.forEach(body) : 0 else { return }
            if hasIndex { removeIndex() }
            try file.forEachLine(from: rest) { line, start in
                guard let game = GameRecordLine.game(line) else { return true }
                return body(HistoryEntry(game), start..<(start + line.count))
            }
        }
    }

    /// Makes the index again if it does not fit, and tells whether there is one that does.
    private func isIndexed() -> Bool {
        do throws(FileError) {
            if index.fits(try status()) { return true }
            return try lock.with { _ in makeIndex() }
        } catch { return false }
    }

    private func makeIndex() -> Bool {
        do throws(SystemError) {
            let status = try file.system.status(file.path)
            return index.replace { new throws(SystemError) in
                try file.forEachLine { line, start in
                    guard let game = GameRecordLine.game(line) else { return true }
                    let row = HistoryRow(
                        HistoryEntry(game), line: start..<(start + line.count), of: status)
                    return (try? new.write(row.bytes[...])) != nil
                }
                try new.write(HistoryRow(nil, line: status.size..<status.size, of: status).bytes[...])
            }
        } catch { return false }
    }

    /// A damaged index goes, to be made again; only under the lock, or a game that adds a row just then
    /// would begin an index that lacks all before it.
    private func removeIndex() {
        do throws(FileError) { try lock.with { _ in index.remove() } } catch { return }
    }

    private func status() throws(FileError) -> FileStatus? {
        let status: FileStatus
        do throws(SystemError) { status = try file.system.status(file.path) } catch {
            if error.isAbsence { return nil }
            throw .system(error)
        }
        guard status.kind == .file else { throw .notAFile(status.kind, path: file.path) }
        guard status.size <= HistoryFile.maxSize else { throw .tooLarge(path: file.path) }
        return status
    }

    private func isThere() throws(FileError) -> Bool {
        try status() != nil
    }

    private func reading<Answer>(
        _ body: () throws(SystemError) -> Answer
    ) throws(FileError) -> Answer {
        do throws(SystemError) { return try body() } catch { throw .system(error) }
    }
}

/// What tells one state of the history from another.
package struct HistoryVersion: Hashable, Sendable {
    /// The length of its file in bytes.
    let size: Int
    /// When it was last written, in nanoseconds since 1970.
    let modified: Int
}
