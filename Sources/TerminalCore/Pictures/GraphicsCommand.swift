/// The commands of kitty's graphics protocol that pictures need
/// (sw.kovidgoyal.net/kitty/graphics-protocol), as kitty, Ghostty, Konsole and WezTerm know them.
package enum GraphicsCommand {
    /// Asks for support: a pixel that is read and not kept.
    package static let query = Array("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\".utf8)

    /// From the screen and from the terminal's memory.
    package static let deleteAll = Array("\u{1B}_Ga=d,d=A\u{1B}\\".utf8)

    /// The most bytes of base64 that one command may carry.
    private static let maxChunk = 4096

    /// Under the text and over every cell's ground. A layer under grounds of their own would be below -2^30, but not
    /// every terminal keeps to that, so nothing is drawn on a ground where pictures are.
    private static let lowestLayer = -9

    /// Transmits without showing, each command within the protocol's limit of 4,096 bytes. Only other sequences
    /// may be sent between them.
    package static func transmit(_ picture: Picture) -> [[UInt8]] {
        let text = Base64.encode(picture.png)
        let starts = stride(from: 0, to: max(1, text.count), by: maxChunk)
        return starts.map { start in
            let end = min(start + maxChunk, text.count)
            // No answer is wanted (q=2); m tells whether more follows.
            let more = end < text.count ? 1 : 0
            let keys = start == 0 ? "a=t,f=100,i=\(picture.number),q=2,m=\(more);" : "q=2,m=\(more);"
            return Array("\u{1B}_G".utf8) + Array(keys.utf8) + text[start..<end] + Array("\u{1B}\\".utf8)
        }
    }

    /// Top left corner at the cursor, which does not move.
    static func show(_ placement: PicturePlacement) -> [UInt8] {
        var keys = "a=p,i=\(placement.number),p=\(placement.copy),z=\(lowestLayer + placement.layer),C=1,q=2"
        if let part = placement.part {
            keys += ",x=\(part.x),y=\(part.y),w=\(part.width),h=\(part.height)"
        }
        if placement.shift.width > 0 { keys += ",X=\(placement.shift.width)" }
        if placement.shift.height > 0 { keys += ",Y=\(placement.shift.height)" }
        return Array("\u{1B}_G\(keys)\u{1B}\\".utf8)
    }

    /// Keeps it in the terminal's memory.
    /// - Parameter copy: nil for all of them.
    static func hide(_ number: Int, copy: Int? = nil) -> [UInt8] {
        Array("\u{1B}_Ga=d,d=i,i=\(number)\(copy.map { ",p=\($0)" } ?? "")\u{1B}\\".utf8)
    }
}

extension TerminalReply {
    /// `Gi=31;OK`, or an error in place of `OK`.
    init?(graphics bytes: [UInt8]) {
        guard bytes.first == UInt8(ascii: "G"), let end = bytes.firstIndex(of: UInt8(ascii: ";")) else {
            return nil
        }
        self = .graphics(isKnown: bytes[(end + 1)...].elementsEqual("OK".utf8))
    }
}
