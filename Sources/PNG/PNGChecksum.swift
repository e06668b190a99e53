enum PNGChecksum {
    /// CRC-32 as PNG has it (PNG specification 3, annex D; polynomial 0xEDB88320, bits reversed).
    static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            crcTable[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
        }
    }

    /// Adler-32 of a zlib stream (RFC 1950, 8.2).
    static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        // 5,552 sums of bytes stay below 2^32.
        for start in stride(from: 0, to: bytes.count, by: 5552) {
            for byte in bytes[start..<min(start + 5552, bytes.count)] {
                low &+= UInt32(byte)
                high &+= low
            }
            low %= 65521
            high %= 65521
        }
        return high << 16 | low
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
}
