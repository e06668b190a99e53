extension HistoryFile {
    /// How many bytes are read at once.
    static let block = 1 << 18

    /// Hands over every line that begins at a place or behind it, with where it begins, until one answers
    /// false.
    func forEachLine(
        from start: Int = 0, _ body: (ArraySlice<UInt8>, Int) -> Bool
    ) throws(SystemError) {
        try system.with(path, .read) { descriptor throws(SystemError) in
            var open = OpenLine(start: start)
            var place = start
            while true {
                let block = try system.bytes(of: descriptor, from: place, atMost: Self.block, path: path)
                if block.isEmpty { break }
                var rest = block[...]
                while let end = rest.firstIndex(of: Self.lineFeed[0]) {
                    let (line, start) = (open.ended(by: rest[..<end]), open.start)
                    open = OpenLine(start: place + end + 1)
                    rest = rest[(end + 1)...]
                    if let line, !body(line, start) { return }
                }
                open.append(rest)
                place += block.count
            }
            if let line = open.ended(by: []), !line.isEmpty { _ = body(line, open.start) }
        }
    }

    /// Hands over every line from the last to the first, until one answers false.
    func forEachLineBackwards(_ body: (ArraySlice<UInt8>) -> Bool) throws(SystemError) {
        try system.with(path, .read) { descriptor throws(SystemError) in
            var open = OpenLine(start: 0)
            var place = try system.openStatus(descriptor, path).size
            while place > 0 {
                let count = min(Self.block, place)
                place -= count
                let block = try system.bytes(of: descriptor, from: place, atMost: count, path: path)
                var rest = block[...]
                while let feed = rest.lastIndex(of: Self.lineFeed[0]) {
                    let line = open.begun(by: rest[(feed + 1)...])
                    open = OpenLine(start: 0)
                    rest = rest[..<feed]
                    if let line, !body(line) { return }
                }
                open.prepend(rest)
            }
            if let line = open.begun(by: []) { _ = body(line) }
        }
    }

    /// Replaces each line of the history by what is to stand in its place, nil for nothing; to be called under the
    /// lock.
    func replaceLines(_ replacement: (ArraySlice<UInt8>) -> ArraySlice<UInt8>?) throws(ReplaceError) {
        try DurableFile(path: path, system: system).replace { write throws(SystemError) in
            var block: [UInt8] = []
            var failure: SystemError?
            func flush() {
                do throws(SystemError) { try write(block) } catch { failure = error }
                block = []
            }
            try forEachLine { line, _ in
                if let line = replacement(line) { block += line + Self.lineFeed }
                if block.count >= Self.block { flush() }
                return failure == nil
            }
            flush()
            if let failure { throw failure }
        }
    }
}

/// The part of a line that lies in blocks read before; nothing of a line that is too long.
private struct OpenLine {
    /// Where the line begins in the file.
    let start: Int
    private var bytes: [UInt8] = []
    private var isTooLong = false

    init(start: Int) { self.start = start }

    mutating func append(_ more: ArraySlice<UInt8>) { keep(bytes + more) }

    mutating func prepend(_ more: ArraySlice<UInt8>) { keep(more + bytes) }

    private mutating func keep(_ all: [UInt8]) {
        isTooLong = isTooLong || all.count > HistoryFile.longestLine
        bytes = isTooLong ? [] : all
    }

    /// The whole line, when its end is found.
    func ended(by tail: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        if isTooLong { return nil }
        return bytes.isEmpty ? tail : (bytes + tail)[...]
    }

    /// The whole line, when its beginning is found.
    func begun(by head: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        if isTooLong { return nil }
        return bytes.isEmpty ? head : (head + bytes)[...]
    }
}
