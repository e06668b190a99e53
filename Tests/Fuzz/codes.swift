@testable import GameRules

/// Any bytes are a share code or are refused, and whatever is read is spelled in exactly that way.
///
/// Every input is tried as it is, and once more with a true beginning and checksum around it: no mutation
/// finds a checksum, and what lies behind it is what has to be hard.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzShareCode(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    check(String(decoding: bytes, as: UTF8.self))
    check(sealed(bytes))
    return 0
}

private func sealed(_ bytes: some Sequence<UInt8>) -> String {
    let body = Array(ShareCode.prefix.utf8) + bytes.map { Base64Digit.letter($0 & 63) }
    return String(decoding: body + Checksum.digits(of: body).map(Base64Digit.letter), as: UTF8.self)
}

private func check(_ text: String) {
    do throws(ShareCodeError) {
        let code = try ShareCode(parsing: text)
        let bytes = text.utf8.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
        precondition(code.text.utf8.elementsEqual(bytes), "spelled in two ways")
        precondition(code.game.verdict.earned >= 0, "earned less than nothing")
    } catch {
        // Refused, with a reason by its type.
    }
}
