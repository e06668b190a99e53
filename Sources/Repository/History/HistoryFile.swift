import Glibc

/// The bytes of the history: lines are added at its end and read from either end, and never more than a
/// block of it, or a line, is in memory.
struct HistoryFile: Sendable {
    let path: String
    let system: FileSystem

    /// A longer line, in bytes, is none of ours, and skipped.
    static let longestLine = 1 << 20

    /// Adds a line, its line feed included, and makes it durable; to be called under the lock.
    ///
    /// A last line that a power cut or a full disk has torn is ended first, so that it is skipped alone. Of
    /// the old bytes none is removed; of the new ones none stays when they do not all fit.
    /// - Parameter earlier: where a failed attempt has left the line, if it has.
    /// - Returns: where the line begins.
    func append(_ line: [UInt8], earlier: Int?) throws(AppendError) -> Int {
        var left: Int?
        do throws(SystemError) {
            return try system.with(path, .append) { descriptor throws(SystemError) in
                let size = try system.openStatus(descriptor, path).size
                if let earlier, try isThere(line, at: earlier, descriptor) {
                    left = earlier
                    try system.synchronize(descriptor, path)
                    return earlier
                }
                let start = try isTorn(descriptor, size) ? size + 1 : size
                do throws(SystemError) {
                    try system.write(
                        all: start > size ? Self.lineFeed + line : line, to: descriptor, path: path)
                    try system.synchronize(descriptor, path)
                    if size == 0 { try system.synchronize(folder: Path.folder(of: path) ?? ".") }
                } catch {
                    if !cut(descriptor, to: size) { left = start }
                    throw error
                }
                // For the case that closing fails.
                left = start
                return start
            }
        } catch { throw AppendError(trouble: .system(error), place: left) }
    }

    private func isThere(
        _ line: [UInt8], at place: Int, _ descriptor: FileSystem.Descriptor
    ) throws(SystemError) -> Bool {
        try system.bytes(of: descriptor, from: place, atMost: line.count, path: path) == line
    }

    private func isTorn(_ descriptor: FileSystem.Descriptor, _ size: Int) throws(SystemError) -> Bool {
        guard size > 0 else { return false }
        return try system.bytes(of: descriptor, from: size - 1, atMost: 1, path: path) != Self.lineFeed
    }

    /// Cuts off what was half written, and tells whether that worked; where it did not, the next line ends it.
    private func cut(_ descriptor: FileSystem.Descriptor, to size: Int) -> Bool {
        do throws(SystemError) { try system.truncate(descriptor, size, path) } catch { return false }
        return true
    }

    /// The bytes at a place.
    func bytes(_ range: Range<Int>) throws(SystemError) -> [UInt8] {
        try system.with(path, .read) { descriptor throws(SystemError) in
            let count = min(range.count, Self.longestLine)
            return try system.bytes(of: descriptor, from: range.lowerBound, atMost: count, path: path)
        }
    }

    static let lineFeed = [UInt8(ascii: "\n")]
}

/// Why a line was not added for certain.
struct AppendError: Error, Equatable {
    /// What went wrong.
    let trouble: FileTrouble
    /// Where the line may stand all the same, so that it is not added a second time.
    let place: Int?
}
