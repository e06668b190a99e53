public import FoundationEssentials
public import Model

/// The finished games of all time, for reading; nothing is read before it is asked for, and no more of it
/// is in memory than what is handed over.
public struct HistoryLog: Sendable {
    let file: HistoryFile
    let index: HistoryIndex
    let lock: FileLock

    /// Which history it is now: another one after every change, so that what was found out can be kept.
    /// - Returns: nil when there is none.
    public var edition: HistoryEdition? {
        get throws(StorageError) {
            do throws(FileTrouble) {
                return try status().map { HistoryEdition(size: $0.size, modified: $0.modified) }
            } catch { throw StorageError(error) }
        }
    }

    /// Makes the index again if it does not fit, which takes a third of a second for 100,000 games; whoever
    /// asks later finds it made.
    public func prepare() { _ = isIndexed() }

    /// The last games, the newest first; lines that are torn or make no sense are skipped.
    public func last(_ count: Int) throws(StorageError) -> [GameRecord] {
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

    /// The game of that identifier, or nil.
    public func game(_ id: UUID) throws(StorageError) -> GameRecord? {
        var place: Range<Int>?
        try forEachPlace { summary, line in
            if summary.id == id { place = line }
            return place == nil
        }
        guard let place else { return nil }
        let game = try reading { () throws(SystemError) in GameRecordLine.game(try file.bytes(place)[...]) }
        // Between the two looks somebody may have removed games from the history.
        return game?.id == id ? game : try gameByReading(id)
    }

    private func gameByReading(_ id: UUID) throws(StorageError) -> GameRecord? {
        var found: GameRecord?
        try forEachGame { game in
            if game.id == id { found = game }
            return found == nil
        }
        return found
    }

    /// Hands over the summary of every game, the oldest first, until one answers false; 100,000 take some
    /// ten milliseconds.
    public func forEach(_ body: (GameSummary) -> Bool) throws(StorageError) {
        try forEachPlace { summary, _ in body(summary) }
    }

    /// Hands over every game with its moves, the oldest first, until one answers false; 100,000 take some
    /// three tenths of a second.
    public func forEachGame(_ body: (GameRecord) -> Bool) throws(StorageError) {
        guard try isThere() else { return }
        try reading { () throws(SystemError) in
            try file.forEachLine { line, _ in GameRecordLine.game(line).map(body) ?? true }
        }
    }

    /// Adds a game and makes it durable.
    /// - Parameter earlier: where a failed attempt may have left it, as its error said.
    func append(_ game: GameRecord, earlier: Int?) throws(AppendError) {
        let outcome: Result<Void, AppendError>
        do throws(FileTrouble) {
            try makeFolder()
            outcome = try lock.with { _ in
                Result { () throws(AppendError) in try appendLocked(game, earlier) }
            }
        } catch { throw AppendError(trouble: error, place: earlier) }
        try outcome.get()
    }

    /// Whether a player sat in a game for several, whoever won it.
    public func hasSeated(_ player: PlayerName) throws(StorageError) -> Bool {
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
    func remove(_ ids: Set<UUID>, naming player: PlayerName) throws(FileTrouble) -> Int {
        guard try status() != nil else { return 0 }
        let outcome = try lock.with { _ in
            Result { () throws(SystemError) in try removeLocked(ids, player) }
        }
        do throws(SystemError) { return try outcome.get() } catch { throw .system(error) }
    }

    private func removeLocked(_ ids: Set<UUID>, _ player: PlayerName) throws(SystemError) -> Int {
        func replacement(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
            guard let game = GameRecordLine.game(line) else { return line }
            if ids.contains(game.id) { return nil }
            return game.without(player).map { GameRecordLine.bytes($0).dropLast() } ?? line
        }
        var count = 0
        try file.forEachLine { line, _ in
            if replacement(line) != line { count += 1 }
            return true
        }
        guard count > 0 else { return 0 }
        do throws(ReplaceError) { try file.replaceLines(replacement) } catch { throw error.cause }
        index.remove()
        return count
    }

    /// Removes the history and its index.
    func erase() throws(FileTrouble) {
        try lock.removing { () throws(SystemError) in
            for path in [index.path, file.path] { try DurableFile(path: path, system: file.system).erase() }
        }
    }

    private func makeFolder() throws(FileTrouble) {
        do throws(SystemError) {
            try file.system.make(folder: Path.folder(of: file.path) ?? ".")
        } catch { throw .system(error) }
    }

    private func appendLocked(_ game: GameRecord, _ earlier: Int?) throws(AppendError) {
        let fits: Bool
        do throws(FileTrouble) { fits = index.fits(try status()) } catch {
            throw AppendError(trouble: error, place: earlier)
        }
        let line = GameRecordLine.bytes(game)
        let place = try file.append(line, earlier: earlier)
        if fits { extendIndex(game, line: place..<(place + line.count - 1)) }
    }

    /// Keeps the index fitting. When it fails the game is saved all the same, and the index is made again by
    /// whoever needs it.
    private func extendIndex(_ game: GameRecord, line: Range<Int>) {
        do throws(SystemError) {
            let status = try file.system.status(file.path)
            try index.append(HistoryRow(GameSummary(game), line: line, of: status))
        } catch { return }
    }

    private func forEachPlace(_ body: (GameSummary, Range<Int>) -> Bool) throws(StorageError) {
        guard try isThere() else { return }
        let hasIndex = isIndexed()
        try reading { () throws(SystemError) in
            guard let rest = hasIndex ? try index.forEach(body) : 0 else { return }
            if hasIndex { removeIndex() }
            try file.forEachLine(from: rest) { line, place in
                guard let game = GameRecordLine.game(line) else { return true }
                return body(GameSummary(game), place..<(place + line.count))
            }
        }
    }

    /// Makes the index again if it does not fit, and tells whether there is one that does.
    private func isIndexed() -> Bool {
        do throws(FileTrouble) {
            if index.fits(try status()) { return true }
            return try lock.with { _ in makeIndex() }
        } catch { return false }
    }

    private func makeIndex() -> Bool {
        do throws(SystemError) {
            let status = try file.system.status(file.path)
            return index.replace { add throws(SystemError) in
                try file.forEachLine { line, place in
                    guard let game = GameRecordLine.game(line) else { return true }
                    add(HistoryRow(GameSummary(game), line: place..<(place + line.count), of: status))
                    return true
                }
                add(HistoryRow(nil, line: status.size..<status.size, of: status))
            }
        } catch { return false }
    }

    /// A damaged index goes, to be made again; only under the lock, or a game that adds a row just then
    /// would begin an index that lacks all before it.
    private func removeIndex() {
        do throws(FileTrouble) { try lock.with { _ in index.remove() } } catch { return }
    }

    private func status() throws(FileTrouble) -> FileStatus? {
        let status: FileStatus
        do throws(SystemError) { status = try file.system.status(file.path) } catch {
            if error.isAbsence { return nil }
            throw .system(error)
        }
        guard status.kind == .file else { throw .notAFile(status.kind, path: file.path) }
        return status
    }

    private func isThere() throws(StorageError) -> Bool {
        do throws(FileTrouble) { return try status() != nil } catch { throw StorageError(error) }
    }

    private func reading<Answer>(
        _ body: () throws(SystemError) -> Answer
    ) throws(StorageError) -> Answer {
        do throws(SystemError) { return try body() } catch { throw StorageError(error) }
    }
}
