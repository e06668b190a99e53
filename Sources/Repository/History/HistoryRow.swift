import FoundationEssentials
import Model
import System

/// One row of the history's index: the summary of a game, and where its line is.
///
/// 128 bytes, numbers little-endian: identifier 16, then eight bytes each: line's offset, line's length,
/// milliseconds, points, seconds since 1970, length and modification time of the history once the row was
/// written, name of the game; name of the variant 40, checksum 8. Names are filled up with zeros.
struct HistoryRow: Equatable {
    static let size = 128

    /// The game, or nil for a row that only marks how far the index goes.
    var summary: HistoryEntry?
    /// In the history, without its line feed.
    var line: Range<Int>
    /// The history's length and time once the row was written.
    var end, modified: Int

    init(_ summary: HistoryEntry?, line: Range<Int>, of history: FileStatus) {
        (self.summary, self.line) = (summary, line)
        (end, modified) = (history.size, history.modified)
    }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.size)
        withUnsafeBytes(of: summary?.id.uuid ?? UUID.none.uuid) { bytes.append(contentsOf: $0) }
        for number in [
            line.lowerBound, line.count, milliseconds, summary?.score ?? 0, seconds, end, modified,
        ] {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        }
        bytes.append(filledUp: summary?.game.rawValue ?? "", to: 8)
        bytes.append(filledUp: summary?.variant ?? "", to: VariantName.maxLength)
        withUnsafeBytes(of: bytes.withUnsafeBytes(Self.checksum).littleEndian) {
            bytes.append(contentsOf: $0)
        }
        return bytes
    }

    /// Nil when it is damaged.
    init?(_ bytes: ArraySlice<UInt8>) {
        // One access to the memory for the whole row: a screen that opens reads a hundred thousand of them.
        guard let row = bytes.withUnsafeBytes({ HistoryRow(reading: $0) }) else { return nil }
        self = row
    }

    private init?(reading bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.size,
            Self.checksum(UnsafeRawBufferPointer(rebasing: bytes.dropLast(8)))
                == UInt64(bitPattern: Int64(bytes.number(120)))
        else { return nil }
        let (start, length) = (bytes.number(16), bytes.number(24))
        guard start >= 0, length >= 0, start <= Int.max - length else { return nil }
        line = start..<(start + length)
        (end, modified) = (bytes.number(56), bytes.number(64))
        let name = bytes.text(72, 8)
        if name.isEmpty { return }
        let variant = bytes.text(80, VariantName.maxLength)
        let (milliseconds, score) = (bytes.number(32), bytes.number(40))
        guard let game = GameKind(rawValue: name), VariantName.isValid(variant),
            RecordLimits.milliseconds.contains(milliseconds), RecordLimits.points.contains(score)
        else { return nil }
        summary = HistoryEntry(
            id: UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)), game: game, variant: variant, score: score,
            date: Date(timeIntervalSince1970: Double(bytes.number(48))),
            duration: .milliseconds(milliseconds))
    }

    private var milliseconds: Int { summary?.duration.wholeMilliseconds ?? 0 }

    private var seconds: Int { Int(summary?.date.timeIntervalSince1970.rounded(.down) ?? 0) }

    /// Detects a row that a power cut has left as zeros or torn; no protection against malice.
    private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        stride(from: 0, to: size - 8, by: 8).reduce(0xCBF2_9CE4_8422_2325) { sum, offset in
            // The prime of FNV-1a, over words.
            let mixed = (sum ^ UInt64(bitPattern: Int64(bytes.number(offset)))) &* 0x100_0000_01B3
            return mixed ^ mixed >> 29
        }
    }
}

extension Array<UInt8> {
    fileprivate mutating func append(filledUp text: String, to count: Int) {
        append(contentsOf: text.utf8.prefix(count))
        append(contentsOf: repeatElement(0, count: Swift.max(0, count - text.utf8.count)))
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func number(_ offset: Int) -> Int {
        Int(littleEndian: loadUnaligned(fromByteOffset: offset, as: Int.self))
    }

    fileprivate func text(_ offset: Int, _ count: Int) -> String {
        let field = self[offset..<(offset + count)]
        return String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }
}

extension UUID {
    fileprivate static let none = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

extension Duration {
    /// Rounded down.
    var wholeMilliseconds: Int {
        Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
