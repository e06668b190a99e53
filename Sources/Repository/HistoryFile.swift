internal import Glibc

/// The bytes of the history: lines are added at its end and read from either end, and never more than a
/// block of it is in memory.
struct HistoryFile: Sendable {
    let path: String
    let system: FileSystem

    /// How much is read at once.
    static let block = 1 << 18
    /// A longer line is none of ours, and skipped.
    static let longestLine = 1 << 20

    /// Adds a line, its line feed included, and makes it durable; to be called under the lock.
    ///
    /// A last line that a power cut or a full disk has torn is ended first, so that it is skipped alone. Of
    /// the old bytes none is removed; of the new ones none stays when they do not all fit.
    func append(_ line: [UInt8]) throws(SystemError) {
        try system.with(path, .append) { descriptor throws(SystemError) in
            let size = try system.openStatus(descriptor, path).size
            let end = try system.bytes(
                of: descriptor, from: max(0, size - 1), atMost: min(1, size), path: path)
            let isTorn = size > 0 && end != Self.lineFeed
            do throws(SystemError) {
                try system.write(all: isTorn ? Self.lineFeed + line : line, to: descriptor, path: path)
                try system.synchronize(descriptor, path)
            } catch {
                undo(descriptor, size)
                throw error
            }
            if size == 0 { try system.synchronize(folder: Path.folder(of: path) ?? ".") }
        }
    }

    /// Cuts off what was half written; where even that fails, the next line ends it.
    private func undo(_ descriptor: FileSystem.Descriptor, _ size: Int) {
        do throws(SystemError) { try system.truncate(descriptor, size, path) } catch { return }
    }

    /// Hands over every line from the first to the last, until one answers false.
    func forEachLine(_ body: (ArraySlice<UInt8>) -> Bool) throws(SystemError) {
        try system.with(path, .read) { descriptor throws(SystemError) in
            var place = 0
            var carried: [UInt8] = []
            while true {
                let block = try system.bytes(of: descriptor, from: place, atMost: Self.block, path: path)
                if block.isEmpty { break }
                place += block.count
                let text = carried + block
                var start = 0
                while let end = text[start...].firstIndex(of: Self.lineFeed[0]) {
                    guard body(text[start..<end]) else { return }
                    start = end + 1
                }
                // The tail of a line that is too long is carried in its place: it is no JSON either.
                carried = Array(text[start...].suffix(Self.longestLine))
            }
            if !carried.isEmpty { _ = body(carried[...]) }
        }
    }

    /// Hands over every line from the last to the first, until one answers false.
    func forEachLineBackwards(_ body: (ArraySlice<UInt8>) -> Bool) throws(SystemError) {
        try system.with(path, .read) { descriptor throws(SystemError) in
            var place = try system.openStatus(descriptor, path).size
            var carried: [UInt8] = []
            while place > 0 {
                let count = min(Self.block, place)
                place -= count
                let block = try system.bytes(of: descriptor, from: place, atMost: count, path: path)
                let text = block + carried
                var end = text.count
                while let feed = text[..<end].lastIndex(of: Self.lineFeed[0]) {
                    if feed + 1 < end { guard body(text[(feed + 1)..<end]) else { return } }
                    end = feed
                }
                carried = Array(text[..<min(end, Self.longestLine)])
            }
            if !carried.isEmpty { _ = body(carried[...]) }
        }
    }

    private static let lineFeed = [UInt8(ascii: "\n")]
}
