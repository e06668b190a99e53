import System

/// `history.index`: one short row a game, so that a list or a graph of 100,000 games opens at once.
///
/// Whenever it does not fit the history it is made again, and where it cannot be written, the history itself is read. It
/// fits when its last row has the history's length and modification time.
struct HistoryIndex {
    let path: String
    let system: FileSystem

    func fits(_ history: FileStatus?) -> Bool {
        let isEmpty = (history?.size ?? 0) == 0
        do throws(SystemError) {
            let size = try system.status(path).size
            guard size > 0, size.isMultiple(of: HistoryRow.size) else { return size == 0 && isEmpty }
            let bytes = try system.with(path, .read) { descriptor throws(SystemError) in
                try system.bytes(
                    of: descriptor, from: size - HistoryRow.size, atMost: HistoryRow.size, path: path)
            }
            guard let last = HistoryRow(bytes[...]) else { return false }
            return last.end == history?.size && last.modified == history?.modified
        } catch { return isEmpty && error.isAbsence }
    }

    /// Call it under the lock, and only when the index fitted before.
    func append(_ row: HistoryRow) throws(SystemError) {
        try system.with(path, .append) { descriptor throws(SystemError) in
            try system.write(all: row.bytes, to: descriptor, path: path)
        }
    }

    /// Replaces all rows, and returns whether that worked. Call it under the lock.
    func replace(with rows: (inout NewFile) throws(SystemError) -> Void) -> Bool {
        do throws(FileError) { try DurableFile(path: path, system: system).replace(rows) } catch {
            if case .notDurable = error { return true }
            return false
        }
        return true
    }

    /// Call it under the lock.
    func remove() { system.discard(path) }

    /// Passes the rows of games, the oldest first, until one returns false or is damaged.
    /// - Returns: the offset in the history from which to read on when a row is damaged, or nil.
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
}
