/// CRC-24 as in OpenPGP, RFC 9580 section 6.1: four digits of base 64.
///
/// A cyclic check of 24 bits finds every change within 24 bits in a row, so any one character, or two
/// neighbours that have changed places; of everything else it lets one in 16,777,216 pass.
enum Checksum {
    /// How many digits it fills.
    static let digits = 4

    /// The checksum of some bytes, highest digit first.
    static func digits(of bytes: some Sequence<UInt8>) -> [UInt8] {
        var remainder: UInt32 = 0xB7_04CE
        for byte in bytes {
            remainder ^= UInt32(byte) << 16
            for _ in 0..<8 {
                remainder <<= 1
                if remainder & 0x100_0000 != 0 { remainder ^= 0x186_4CFB }
            }
        }
        return (0..<UInt32(digits)).reversed().map { UInt8(remainder >> (6 * $0) & 63) }
    }
}
