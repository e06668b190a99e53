import Glibc
import System

/// The lines of the history. At most a block, or a line, is in memory.
struct HistoryFile: Sendable {
    let path: String
    let system: FileSystem
    /// Called after each block with the part, 0 to 1, of the file that has been read.
    var onProgress: (@Sendable (Double) -> Void)?

    /// The largest history that is read, in bytes: some 500,000 games.
    static let maxSize = 256 << 20
    /// The longest line that is read, in bytes; a longer one is skipped.
    static let maxLineLength = 1 << 20
    private static let lineFeed = UInt8(ascii: "\n")

    /// Adds a line, its line feed included, and makes it durable. Call it under the lock.
    ///
    /// A last line torn by a power cut or a full disk is ended first, so that only it is skipped. No old byte is removed;
    /// no new one stays when they do not all fit.
    /// - Parameter left: where a failed attempt has left the line, before and after; nil where none has.
    /// - Returns: the offset at which the line begins.
    func append(_ line: [UInt8], left: inout Int?) throws(SystemError) -> Int {
        try system.with(path, .append) { descriptor throws(SystemError) in
            let size = try system.openStatus(descriptor, path).size
            if let left, try isThere(line, at: left, descriptor) {
                try system.synchronize(descriptor, path)
                return left
            }
            let start = try isTorn(descriptor, size) ? size + 1 : size
            do throws(SystemError) {
                try system.write(
                    all: start > size ? [Self.lineFeed] + line : line, to: descriptor, path: path)
                try system.synchronize(descriptor, path)
                if size == 0 { try system.synchronize(folderOf: path) }
            } catch {
                // Where it cannot be cut off, the next line ends it.
                left = (try? system.truncate(descriptor, size, path)) == nil ? start : nil
                throw error
            }
            // For the case that closing fails.
            left = start
            return start
        }
    }

    private func isThere(
        _ line: [UInt8], at offset: Int, _ descriptor: FileSystem.Descriptor
    ) throws(SystemError) -> Bool {
        try system.bytes(of: descriptor, from: offset, atMost: line.count, path: path) == line
    }

    private func isTorn(_ descriptor: FileSystem.Descriptor, _ size: Int) throws(SystemError) -> Bool {
        guard size > 0 else { return false }
        return try system.bytes(of: descriptor, from: size - 1, atMost: 1, path: path) != [Self.lineFeed]
    }

    func bytes(_ range: Range<Int>) throws(SystemError) -> [UInt8] {
        try system.with(path, .read) { descriptor throws(SystemError) in
            let count = min(range.count, Self.maxLineLength)
            return try system.bytes(of: descriptor, from: range.lowerBound, atMost: count, path: path)
        }
    }

    // MARK: - Lines

    /// Passes every line that is not empty and begins at or behind an offset, with where it begins, until one returns
    /// false.
    func forEachLine(
        from start: Int = 0, _ body: (ArraySlice<UInt8>, Int) -> Bool
    ) throws(SystemError) {
        try system.with(path, .read) { descriptor throws(SystemError) in
            var open = OpenLine(start: start)
            var offset = start
            let size = try system.openStatus(descriptor, path).size
            while true {
                let block = try system.bytes(
                    of: descriptor, from: offset, atMost: NewFile.blockSize, path: path)
                if block.isEmpty { break }
                var rest = block[...]
                while let end = rest.firstIndex(of: Self.lineFeed) {
                    let (line, start) = (open.ended(by: rest[..<end]), open.start)
                    rest = rest[Self.endOfLineFeeds(block, end)...]
                    open = OpenLine(start: offset + rest.startIndex)
                    if let line, !line.isEmpty, !body(line, start) { return }
                }
                open.append(rest)
                offset += block.count
                onProgress?(min(1, Double(offset) / Double(max(size, 1))))
            }
            if let line = open.ended(by: []), !line.isEmpty { _ = body(line, open.start) }
        }
    }

    /// Skips millions of empty lines without treating each as a line.
    private static func endOfLineFeeds(_ block: [UInt8], _ feed: Int) -> Int {
        var end = feed + 1
        while end < block.count, block[end] == lineFeed { end += 1 }
        return end
    }

    /// Replaces each line, or removes it where the replacement is nil; also removes empty lines. Call it under the lock.
    func replaceLines(
        _ replacement: (ArraySlice<UInt8>) -> ArraySlice<UInt8>?
    ) throws(FileError) {
        try DurableFile(path: path, system: system).replace { file throws(SystemError) in
            try forEachLine { line, _ in
                guard let line = replacement(line) else { return true }
                return (try? file.write(line + [Self.lineFeed])) != nil
            }
        }
    }
}

/// The part of a line in blocks read before; empty for a line that is too long.
private struct OpenLine {
    /// The line's offset in the file.
    let start: Int
    private var bytes: [UInt8] = []
    private var isTooLong = false

    init(start: Int) { self.start = start }

    mutating func append(_ more: ArraySlice<UInt8>) {
        isTooLong = isTooLong || bytes.count + more.count > HistoryFile.maxLineLength
        bytes = isTooLong ? [] : bytes + more
    }

    /// The whole line.
    func ended(by tail: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        if isTooLong { return nil }
        return bytes.isEmpty ? tail : (bytes + tail)[...]
    }
}
