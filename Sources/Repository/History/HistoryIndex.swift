import System

/// `history.index`: one short row a game, so that a list or a graph of 100,000 games opens at once.
///
/// It holds nothing that the history does not tell; whenever it does not fit the history it is made again,
/// and where it cannot be written, the history itself is read. It fits when its last row tells the length
/// and the modification time that the history has.
struct HistoryIndex {
    let path: String
    let system: FileSystem

    /// Whether the index goes as far as a history of that status.
    func fits(_ history: FileStatus?) -> Bool {
        let isEmpty = (history?.size ?? 0) == 0
        do throws(SystemError) {
            let size = try system.status(path).size
            guard size > 0, size.isMultiple(of: HistoryRow.size) else { return size == 0 && isEmpty }
            guard let last = try row(at: size - HistoryRow.size) else { return false }
            return last.end == history?.size && last.modified == history?.modified
        } catch { return isEmpty && error.isAbsence }
    }

    /// Adds a row; to be called under the lock, and only when the index fitted before.
    func append(_ row: HistoryRow) throws(SystemError) {
        try system.with(path, .append) { descriptor throws(SystemError) in
            try system.write(all: row.bytes, to: descriptor, path: path)
        }
    }

    /// Puts other rows in place of all and tells whether that worked; to be called under the lock.
    func replace(with rows: (inout NewFile) throws(SystemError) -> Void) -> Bool {
        do throws(SaveError) { try DurableFile(path: path, system: system).replace(rows) } catch {
            return error.isVisible
        }
        return true
    }

    /// Removes the index; to be called under the lock.
    func remove() { system.discard(path) }

    /// Hands over the rows of games, the oldest first, until one answers false or is damaged.
    /// - Returns: where in the history to go on reading when a row is damaged, or nil.
    func forEach(_ body: (HistoryEntry, Range<Int>) -> Bool) throws(SystemError) -> Int? {
        try system.with(path, .read) { descriptor throws(SystemError) in
            var (offset, end) = (0, 0)
            while true {
                let block = try system.bytes(
                    of: descriptor, from: offset, atMost: NewFile.blockSize, path: path)
                for start in stride(from: 0, to: block.count, by: HistoryRow.size) {
                    guard let row = HistoryRow(block[start...].prefix(HistoryRow.size)) else { return end }
                    end = row.line.upperBound
                    if let summary = row.summary, !body(summary, row.line) { return nil }
                }
                if block.count < NewFile.blockSize { return nil }
                offset += block.count
            }
        }
    }

    private func row(at offset: Int) throws(SystemError) -> HistoryRow? {
        try system.with(path, .read) { descriptor throws(SystemError) in
            let bytes = try system.bytes(of: descriptor, from: offset, atMost: HistoryRow.size, path: path)
            return HistoryRow(bytes[...])
        }
    }
}
