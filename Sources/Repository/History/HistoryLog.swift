package import FoundationEssentials
package import Model
package import System

/// The finished games of all time. Nothing is read before it is asked for, and only what is passed on is in memory.
package struct HistoryLog: Sendable {
    var file: HistoryFile
    let index: HistoryIndex
    let lock: FileLock

    /// The same with reports of how much of a long history has been read.
    /// - Parameter onProgress: called on the thread that reads, with a part from 0 to 1.
    package func reporting(_ onProgress: @escaping @Sendable (Double) -> Void) -> HistoryLog {
        var log = self
        log.file.onProgress = onProgress
        return log
    }

    /// Differs after every change, so that results can be cached; nil when there is no history.
    package var version: FileStatus? {
        get throws(FileError) {
            guard let status = try asFileError(file.system.statusIfThere(file.path)) else { return nil }
            guard status.kind == .file else { throw .notAFile(status.kind, path: file.path) }
            guard status.size <= HistoryFile.maxSize else { throw .tooLarge(path: file.path) }
            return status
        }
    }

    /// Makes the index again if it does not fit, which takes a third of a second for 100,000 games, before it is needed.
    package func prepare() { _ = isIndexed() }

    /// The last games, the newest first; lines that are torn or make no sense are skipped.
    package func last(_ count: Int) throws(FileError) -> [GameRecord] {
        guard count > 0, let size = try version?.size else { return [] }
        var file = file
        file.onProgress = nil
        // Ever longer ends of the file, the first long enough for so many usual games.
        var length = min(count, 1000) * 512
        while true {
            let start = max(0, size - length)
            var games: [GameRecord] = []
            try asFileError(
                file.forEachLine(from: start) { line, offset in
                    // The first line may begin before `start`.
                    guard offset > start || start == 0, let game = GameRecordLine.game(line) else {
                        return true
                    }
                    if games.count / 2 >= count { games.removeFirst(games.count - count) }
                    games.append(game)
                    return true
                })
            if start == 0 || games.count >= count { return games.suffix(count).reversed() }
            length *= 8
        }
    }

    /// Those of the games that exist, in one pass.
    package func games(_ ids: Set<UUID>) throws(FileError) -> [UUID: GameRecord] {
        var ranges: [UUID: Range<Int>] = [:]
        try forEachRow { summary, line in
            if ids.contains(summary.id) { ranges[summary.id] = line }
            return ranges.count < ids.count
        }
        var games: [UUID: GameRecord] = [:]
        for (id, range) in ranges {
            let game = GameRecordLine.game(try asFileError(file.bytes(range))[...])
            games[id] = game?.id == id ? game : try first { $0.id == id }
        }
        return games
    }

    package func game(_ id: UUID) throws(FileError) -> GameRecord? { try games([id])[id] }

    private func first(where isIt: (GameRecord) -> Bool) throws(FileError) -> GameRecord? {
        var found: GameRecord?
        try forEachGame { game in
            if isIt(game) { found = game }
            return found == nil
        }
        return found
    }

    /// Passes the summary of every game, the oldest first, until one returns false; 100,000 take some ten milliseconds.
    package func forEach(_ body: (HistoryEntry) -> Bool) throws(FileError) {
        try forEachRow { summary, _ in body(summary) }
    }

    /// Passes every game with its moves, the oldest first, until one returns false; 100,000 take some 0.3 s.
    package func forEachGame(_ body: (GameRecord) -> Bool) throws(FileError) {
        guard try version != nil else { return }
        try asFileError(file.forEachLine { line, _ in GameRecordLine.game(line).map(body) ?? true })
    }

    /// Adds a game durably.
    /// - Parameter left: where a failed attempt may have left it, before and after.
    func append(_ game: GameRecord, left: inout Int?) throws(FileError) {
        try asFileError(file.system.make(folderOf: file.path))
        try lock.with { _ throws(FileError) in
            let fits = index.fits(try version)
            let line = GameRecordLine.bytes(game)
            let start = try asFileError(file.append(line, left: &left))
            // When the index fails, the game is saved all the same, and the index is made again when it is needed.
            guard fits, let status = try? file.system.status(file.path) else { return }
            let range = start..<(start + line.count - 1)
            try? index.append(HistoryRow(HistoryEntry(game), line: range, of: status))
        }
    }

    /// Tries for real whether a game could be added, but changes nothing.
    func rehearse(_ probes: inout [String]) throws(FileError) {
        try asFileError(file.system.make(folderOf: file.path))
        try lock.withShortTimeout.with { _ throws(FileError) in
            try DurableFile(path: file.path, system: file.system).probe(&probes)
            guard try version != nil else { return }
            try asFileError(file.system.with(file.path, .append) { _ throws(SystemError) in })
        }
    }

    /// Whether a player sat in a game for several, whoever won it.
    package func hasSeated(_ player: PlayerName) throws(FileError) -> Bool {
        try first { $0.names.contains(player) } != nil
    }

    /// Removes games, and a player's name from those that others won; lines that make no sense stay.
    /// - Returns: the number of games that this changed.
    func remove(_ ids: Set<UUID>, naming player: PlayerName) throws(FileError) -> Int {
        guard try version != nil else { return 0 }
        return try lock.with { _ throws(FileError) in try removeLocked(ids, player) }
    }

    private func removeLocked(_ ids: Set<UUID>, _ player: PlayerName) throws(FileError) -> Int {
        func replacement(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
            guard let game = GameRecordLine.game(line) else { return line }
            if ids.contains(game.id) { return nil }
            return game.without(player).map { GameRecordLine.bytes($0).dropLast() } ?? line
        }
        var count = 0
        try asFileError(
            file.forEachLine { line, _ in
                if replacement(line) != line { count += 1 }
                return true
            })
        guard count > 0 else { return 0 }
        try file.replaceLines(replacement)
        index.remove()
        return count
    }

    private func forEachRow(_ body: (HistoryEntry, Range<Int>) -> Bool) throws(FileError) {
        guard try version != nil else { return }
        var start = 0
        if isIndexed() {
            guard let rest = try asFileError(index.forEach(body)) else { return }
            // A damaged index is removed, to be made again; only under the lock, or a game that adds a row just then
            // would begin an index that lacks all before it.
            try? lock.with { _ in index.remove() }
            start = rest
        }
        try asFileError(
            file.forEachLine(from: start) { line, start in
                guard let game = GameRecordLine.game(line) else { return true }
                return body(HistoryEntry(game), start..<(start + line.count))
            })
    }

    /// Makes the index again if it does not fit, and returns whether there is one that does.
    private func isIndexed() -> Bool {
        do throws(FileError) {
            if index.fits(try version) { return true }
            return try lock.with { _ in makeIndex() }
        } catch { return false }
    }

    private func makeIndex() -> Bool {
        guard let status = try? file.system.status(file.path) else { return false }
        return index.replace { new throws(SystemError) in
            try file.forEachLine { line, start in
                guard let game = GameRecordLine.game(line) else { return true }
                let row = HistoryRow(HistoryEntry(game), line: start..<(start + line.count), of: status)
                return (try? new.write(row.bytes[...])) != nil
            }
            try new.write(HistoryRow(nil, line: status.size..<status.size, of: status).bytes[...])
        }
    }
}
