extension TerminalReply {
    /// An answer to OSC 11: `11;rgb:RRRR/GGGG/BBBB` with one to four hexadecimal digits a channel; or to OSC 4, which
    /// begins with `4;200;`.
    init?(colour bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !text.hasPrefix("4;200;rgb") else {
            self = .indexedColours
            return
        }
        let fields = text.split(separator: ";", omittingEmptySubsequences: false)
        guard fields.count == 2, fields[0] == "11" else { return nil }
        let colour = fields[1].split(separator: ":", omittingEmptySubsequences: false)
        guard colour.count == 2, colour[0] == "rgb" || colour[0] == "rgba" else { return nil }
        let channels = colour[1].split(separator: "/", omittingEmptySubsequences: false).map(Self.level)
        guard channels.count == 3 || channels.count == 4, let red = channels[0], let green = channels[1],
            let blue = channels[2]
        else { return nil }
        self = .background(red << 16 | green << 8 | blue)
    }

    /// A channel scaled to 0...255.
    private static func level(_ digits: Substring) -> UInt32? {
        guard (1...4).contains(digits.utf8.count), digits.first != "+", digits.first != "-",
            let value = UInt32(digits, radix: 16)
        else { return nil }
        let full = (UInt32(1) << (4 * UInt32(digits.utf8.count))) - 1
        return (value * 255 + full / 2) / full
    }
}
