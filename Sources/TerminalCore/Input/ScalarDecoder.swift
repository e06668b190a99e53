/// Decodes one scalar from UTF-8; overlong forms, surrogates and values beyond U+10FFFF are malformed (Unicode
/// 15, table 3-7).
struct ScalarDecoder: Hashable, Sendable {
    private var value: UInt32 = 0
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    enum Step: Hashable {
        case more
        case scalar(Unicode.Scalar)
        /// The byte belongs to what follows.
        case malformed
    }

    /// False if no scalar begins with it.
    mutating func begin(_ byte: UInt8) -> Bool {
        switch byte {
        case 0xC2...0xDF: start(byte & 0x1F, 1)
        case 0xE0: start(byte & 0x0F, 2, 0xA0...0xBF)
        case 0xED: start(byte & 0x0F, 2, 0x80...0x9F)
        case 0xE1...0xEF: start(byte & 0x0F, 2)
        case 0xF0: start(byte & 0x07, 3, 0x90...0xBF)
        case 0xF4: start(byte & 0x07, 3, 0x80...0x8F)
        case 0xF1...0xF3: start(byte & 0x07, 3)
        default: return false
        }
        return true
    }

    mutating func next(_ byte: UInt8) -> Step {
        guard allowed.contains(byte) else { return .malformed }
        value = value << 6 | UInt32(byte & 0x3F)
        allowed = 0x80...0xBF
        missing -= 1
        guard missing == 0 else { return .more }
        return Unicode.Scalar(value).map(Step.scalar) ?? .malformed
    }

    private mutating func start(_ bits: UInt8, _ count: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) {
        value = UInt32(bits)
        missing = count
        allowed = range
    }
}
