@testable import GameRules
import Testing

@Suite struct ChecksumTests {
    /// The check value of CRC-24/OPENPGP over `123456789`, as catalogues of checksums list it: 21CF02.
    @Test func theCheckValueIsPinned() {
        let digits = Checksum.digits(of: "123456789".utf8)
        #expect(digits.reduce(0) { $0 << 6 | Int($1) } == 0x21_CF02)
    }

    @Test func everyLetterIsItsDigit() {
        for digit in 0..<64 as Range<UInt8> {
            #expect(Base64Digit.digit(Base64Digit.letter(digit)) == digit)
        }
        let letters = (0...255 as ClosedRange<UInt8>).filter { Base64Digit.digit($0) != nil }
        #expect(letters.count == 64)
    }
}
