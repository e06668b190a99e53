import FoundationEssentials
import GameRules

/// Random numbers and identifiers without a system call each: every key gets fresh ones, and a paste may be a
/// megabyte of keys. (`UUID()` opens `/dev/urandom` each time.)
struct RandomPool: RandomNumberGenerator {
    private var generator = SeededGenerator(seed: .random(in: .min ... .max))
    private var rest = Self.draws

    /// Numbers drawn before the system is asked for a new seed.
    private static let draws = 256

    mutating func next() -> UInt64 {
        if rest == 0 { self = RandomPool() }
        rest -= 1
        return generator.next()
    }

    /// RFC 9562, version 4.
    mutating func identifier() -> UUID {
        let (high, low) = (next() & ~0xF000 | 0x4000, next() & ~(3 << 62) | 2 << 62)
        var bytes = emptyIdentifier
        withUnsafeMutableBytes(of: &bytes) {
            $0.storeBytes(of: high.bigEndian, as: UInt64.self)
            $0.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
        }
        return UUID(uuid: bytes)
    }
}

private let emptyIdentifier: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
