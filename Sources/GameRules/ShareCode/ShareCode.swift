/// A recorded game as a line of text that anyone can replay and verify.
///
/// `S1`, the game as numbers in digits of base 64, and a checksum of four digits. A move is two numbers: the ticks since the
/// one before it, and its index in the legal ones, likeliest first; most take three digits together. Test vectors pin the
/// meaning of a version; a change needs the next version.
package struct ShareCode: Hashable, Sendable {
    package static let prefix = "S1"
    /// In bytes; longer text is not read.
    package static let maxLength = 1 << 17

    /// Letters, digits, `-` and `_`.
    package let text: String
    package let game: RecordedGame

    /// - Throws: `impossible(.illegalMove)` for one that the rules do not allow, `impossible(.tooManyMoves)` and
    ///   `tooLong` for games that no person plays.
    package init(_ game: RecordedGame) throws(ShareCodeError) {
        var walked = game
        var writer = NumberWriter()
        try walked.code(with: &writer)
        guard game.verdict.isLegal else { throw .impossible(.illegalMove) }
        let body = Array(Self.prefix.utf8) + writer.digits.map(Base64Digit.letter)
        let bytes = body + Checksum.digits(of: body).map(Base64Digit.letter)
        guard bytes.count <= Self.maxLength else { throw .tooLong }
        text = String(decoding: bytes, as: UTF8.self)
        self.game = game
    }

    /// Ignores white space around it.
    package init(parsing untrusted: some StringProtocol) throws(ShareCodeError) {
        let bytes = try Self.trimmed(untrusted)
        let body = bytes.dropLast(Checksum.digits)
        var digits: [UInt8] = []
        for (index, byte) in bytes.enumerated().dropFirst(Self.prefix.utf8.count) {
            guard let digit = Base64Digit.digit(byte) else { throw .strangeCharacter(position: index + 1) }
            digits.append(digit)
        }
        guard digits.count >= Checksum.digits,
            Checksum.digits(of: body).elementsEqual(digits.suffix(Checksum.digits))
        else { throw .damaged }
        var reader = NumberReader(digits.dropLast(Checksum.digits))
        var game = RecordedGame.blank
        try game.code(with: &reader)
        try self.init(game)
        guard text.utf8.elementsEqual(bytes) else { throw .impossible(.notSpelledSo) }
    }

    private static func trimmed(_ untrusted: some StringProtocol) throws(ShareCodeError)
        -> ArraySlice<UInt8>
    {
        // One byte more than allowed is enough to know.
        let bytes = Array(untrusted.utf8.lazy.drop { $0 <= 0x20 }.prefix(maxLength + 1))
        guard bytes.count <= maxLength else { throw .tooLong }
        guard let end = bytes.lastIndex(where: { $0 > 0x20 }) else { throw .empty }
        let code = bytes[...end]
        guard code.starts(with: prefix.utf8) else { throw isOfLaterVersion(code) ? .newer : .notACode }
        return code
    }

    private static func isOfLaterVersion(_ code: ArraySlice<UInt8>) -> Bool {
        guard code.count > Checksum.digits, code[0] == UInt8(ascii: "S") else { return false }
        return (UInt8(ascii: "2")...UInt8(ascii: "9")).contains(code[1])
    }
}

/// The digits of base 64 that are safe in addresses, chats and command lines: RFC 4648 section 5.
enum Base64Digit {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// - Parameter digit: 0 to 63.
    static func letter(_ digit: UInt8) -> UInt8 { letters[Int(digit)] }

    static func digit(_ letter: UInt8) -> UInt8? { values[letter] }

    private static let values = Dictionary(uniqueKeysWithValues: zip(letters, 0 as UInt8..<64))
}

/// CRC-24 as in OpenPGP, RFC 9580 section 6.1: four digits of base 64.
///
/// Finds every change within 24 bits in a row, so any one character, or two neighbours that were swapped; of other changes it
/// misses one in 16,777,216.
enum Checksum {
    static let digits = 4

    /// The highest digit first.
    static func digits(of bytes: some Sequence<UInt8>) -> [UInt8] {
        var remainder: UInt32 = 0xB7_04CE
        for byte in bytes {
            remainder ^= UInt32(byte) << 16
            for _ in 0..<8 {
                remainder <<= 1
                if remainder & 0x100_0000 != 0 { remainder ^= 0x186_4CFB }
            }
        }
        return [18, 12, 6, 0].map { UInt8(remainder >> $0 & 63) }
    }
}

/// Why a text is no share code, or a game can have none.
package enum ShareCodeError: Error, Hashable, Sendable {
    package enum Impossibility: Hashable, Sendable {
        case unknownOption
        case endsTooEarly
        case tooManyMoves
        case tooLate
        case illegalMove
        /// The same game has another spelling.
        case notSpelledSo
    }

    case empty
    case tooLong
    /// The text does not begin like a code.
    case notACode
    /// Written by a later version of the game.
    case newer
    /// Counted from 1.
    case strangeCharacter(position: Int)
    /// The checksum is wrong.
    case damaged
    /// The checksum is right and the content is not.
    case impossible(Impossibility)
}
