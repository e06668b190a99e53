import GameRules
import TestSupport

extension SeededGenerator {
    /// Text of scalars that make trouble: marks, jamo, format, control, joiners, emoji, and plain letters.
    mutating func text(longest: Int) -> String {
        let kinds: [ClosedRange<UInt32>] = [
            0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x900...0x97F, 0xB00...0xB7F, 0x1100...0x11FF,
            0x200B...0x2069,
            0xAC00...0xAC40, 0xE000...0xE010, 0xFE00...0xFE0F, 0xFB1D...0xFB4F, 0x1F1E6...0x1F64F,
            0x1D15E...0x1D165, 0xE0100...0xE01EF, 0x2F800...0x2F810,
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...longest, using: &self) {
            let kind = kinds[Int.random(in: 0..<kinds.count, using: &self)]
            if let scalar = Unicode.Scalar(UInt32.random(in: kind, using: &self)) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
