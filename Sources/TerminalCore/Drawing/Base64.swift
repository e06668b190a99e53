/// Bytes as text (RFC 4648, 4). Foundation has it too, but with its `Data` the program grows by 4 MB.
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0...3 {
                let isThere = index <= group.count
                text.append(isThere ? digits[value >> (18 - 6 * index) & 0x3F] : UInt8(ascii: "="))
            }
        }
        return text
    }
}
