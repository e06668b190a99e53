import JSON
import Model
import TerminalCore

/// What a terminal was sent, and when, in asciinema's format.
///
/// Source of the format: asciinema's documentation, "asciicast v2": a line of JSON that describes the terminal, then
/// a line `[seconds, "o", text]` for each output.
struct CastWriter: Sendable {
    /// The cells of the terminal.
    let size: Size
    let title: SafeText
    private var encoder: FrameEncoder
    /// What the terminal was sent at one time.
    private var pending: [UInt8] = []
    private var pendingTime = Duration.zero

    /// A terminal of a size with its colours and glyphs, about which nothing else is taken for granted: a player need
    /// not know more than the standard controls.
    init(size: Size, title: SafeText, depth: ColourDepth, ascii: Bool) {
        (self.size, self.title) = (size, title)
        var capabilities = Capabilities()
        capabilities.depth = depth
        capabilities.glyphSet = ascii ? .ascii : .unicode
        encoder = FrameEncoder(capabilities)
    }

    /// The first line.
    var header: [UInt8] {
        line(
            [
                "version": .integer(2), "width": .integer(size.width), "height": .integer(size.height),
                "title": .string(title.string),
            ])
    }

    /// Takes a frame that is shown at a time; returns the line of what was shown before it, if any.
    mutating func show(_ canvas: Canvas, cursor: Point?, at time: Duration) -> [UInt8] {
        let due = time > pendingTime ? takePending() : []
        pendingTime = time
        pending += encoder.encode(canvas, cursor: cursor)
        return due
    }

    /// The last lines. One of them stands at the very end, so that the cast is as long as what it shows; it leaves a
    /// terminal with a cursor below the picture.
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
    /// Seconds with six decimals, as JSON writes numbers.
    fileprivate var inSeconds: String {
        let micros = Int64((self / .microseconds(1)).rounded())
        let fraction = String(1_000_000 + micros % 1_000_000).dropFirst()
        return "\(micros / 1_000_000).\(fraction)"
    }
}
