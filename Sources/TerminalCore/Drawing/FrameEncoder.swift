/// Turns frames into the bytes that bring a terminal from the last frame to the next.
///
/// Every frame's bytes stand alone: they begin with an absolute cursor position and a whole pen, so
/// that only the cells themselves need to be as they were left. Nothing ever wraps or scrolls.
public struct FrameEncoder: Sendable {
    /// What the terminal can do; other colours or glyphs lead to a full repaint.
    public var capabilities: Capabilities {
        didSet {
            let isSame =
                capabilities.depth == oldValue.depth && capabilities.glyphSet == oldValue.glyphSet
            if !isSame { invalidate() }
        }
    }
    private var shown: Canvas?
    private var shownCursor: Point?
    /// The pictures that stand on the screen.
    private var placed: Set<PicturePlacement> = []

    /// An encoder that knows nothing of what is on the screen.
    public init(_ capabilities: Capabilities) { self.capabilities = capabilities }

    /// Forgets what is on the screen: the next frame is a full repaint.
    public mutating func invalidate() { shown = nil }

    /// The bytes that show a frame; none if it is on the screen already.
    ///
    /// - Parameter cursor: where the cursor shows, or nil to hide it.
    public mutating func encode(_ canvas: Canvas, cursor: Point? = nil) -> [UInt8] {
        let visible = cursor.flatMap { canvas.bounds.contains($0) ? $0 : nil }
        var painter = Painter(canvas, over: shown?.size == canvas.size ? shown : nil, capabilities)
        painter.hide(placed, beside: canvas.pictures)
        painter.paint()
        let isRepaint = shown?.size != canvas.size
        // Clearing the screen has taken pictures with it.
        painter.show(canvas.pictures, beside: isRepaint ? [] : placed)
        placed = canvas.pictures
        if let visible, isRepaint || visible != shownCursor || !painter.bytes.isEmpty {
            painter.move(to: visible)
        }
        if isRepaint || (visible == nil) != (shownCursor == nil) {
            painter.bytes.append(text: visible == nil ? "\u{1B}[?25l" : "\u{1B}[?25h")
        }
        shown = canvas
        shownCursor = visible
        guard !painter.bytes.isEmpty, capabilities.synchronizesOutput else { return painter.bytes }
        var bytes: [UInt8] = []
        bytes.append(text: "\u{1B}[?2026h")
        bytes.append(contentsOf: painter.bytes)
        bytes.append(text: "\u{1B}[?2026l")
        return bytes
    }
}
