import Glibc

/// A path's bytes. A string holds those of UTF-8; in any other path each byte that is not ASCII becomes a scalar at the end
/// of Unicode, for private use, by which the file is found again.
extension Path {
    /// From U+10FF80 for 0x80, to U+10FFFF for 0xFF.
    private static let firstByte: UInt32 = 0x10FF00
    private static let scalars = (firstByte + 0x80)...(firstByte + 0xFF)

    /// The text of what the system calls a path.
    package static func text(_ bytes: some Collection<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self), !hasBytes(text) { return text }
        return bytes.reduce(into: "") { text, byte in
            let value = byte < 0x80 ? UInt32(byte) : firstByte + UInt32(byte)
            text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
    }

    package static func text(_ path: UnsafePointer<CChar>) -> String {
        text(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }

    /// For the system, with the zero that ends it.
    package static func bytes(_ path: String) -> [CChar] {
        guard hasBytes(path) else { return Array(path.utf8CString) }
        let bytes = path.unicodeScalars.flatMap { scalar in
            scalars.contains(scalar.value)
                ? [UInt8(scalar.value - firstByte)] : Array(String(Character(scalar)).utf8)
        }
        return bytes.map(CChar.init(bitPattern:)) + [0]
    }

    private static func hasBytes(_ text: String) -> Bool {
        // All of the last plane begin with this byte, and hardly anything else does.
        text.utf8.contains(0xF4) && text.unicodeScalars.contains { scalars.contains($0.value) }
    }
}
