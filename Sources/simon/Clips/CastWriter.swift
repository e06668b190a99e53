import JSON
import Model
import TerminalCore

/// Terminal output with times in asciinema's format ("asciicast v2" in its documentation): a line of JSON
/// that describes the terminal, then a line `[seconds, "o", text]` for each output.
struct CastWriter: Sendable {
    let size: Size
    let title: SafeText
    private var encoder: FrameEncoder
    /// Output not yet written, of one moment.
    private var pending: [UInt8] = []
    private var pendingTime = Duration.zero

    /// Only standard sequences are used: a player need not support more.
    init(size: Size, title: SafeText, depth: ColourDepth, ascii: Bool) {
        (self.size, self.title) = (size, title)
        var capabilities = Capabilities()
        capabilities.depth = depth
        capabilities.glyphSet = ascii ? .ascii : .unicode
        encoder = FrameEncoder(capabilities)
    }

    var header: [UInt8] {
        line(
            [
                "version": .integer(2), "width": .integer(size.width), "height": .integer(size.height),
                "title": .string(title.string),
            ])
    }

    /// Adds a frame; returns the line of the one before, if any.
    mutating func show(_ canvas: Canvas, cursor: Point?, at time: Duration) -> [UInt8] {
        let due = time > pendingTime ? takePending() : []
        pendingTime = time
        pending += encoder.encode(canvas, cursor: cursor)
        return due
    }

    /// The last lines. One is at the very end, so that the cast lasts as long as its content; it leaves a
    /// visible cursor below the picture.
    mutating func finish(at end: Duration) -> [UInt8] {
        let due = takePending()
        pendingTime = end
        pending = Array("\u{1B}[m\u{1B}[\(size.height)H\u{1B}[?25h".utf8)
        return due + takePending()
    }

    private mutating func takePending() -> [UInt8] {
        guard !pending.isEmpty else { return [] }
        defer { pending = [] }
        let text = String(decoding: pending, as: UTF8.self)
        return line(.array([.number(pendingTime.inSeconds), .string("o"), .string(text)]))
    }

    private func line(_ json: JSON) -> [UInt8] { json.bytes(.compact) + [UInt8(ascii: "\n")] }
}

extension Duration {
    /// With six decimals, as a JSON number.
    fileprivate var inSeconds: String {
        let micros = Int64((self / .microseconds(1)).rounded())
        let fraction = String(1_000_000 + micros % 1_000_000).dropFirst()
        return "\(micros / 1_000_000).\(fraction)"
    }
}
