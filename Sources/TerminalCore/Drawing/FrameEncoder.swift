/// Turns frames into the bytes that change the terminal from the last frame to the next.
///
/// Every frame's bytes stand alone: they begin with an absolute cursor position and a whole pen, so
/// that only the cells themselves need to be as they were left. Nothing ever wraps or scrolls.
package struct FrameEncoder: Sendable {
    /// What the terminal can do; other colours or glyphs lead to a full repaint.
    package var capabilities: Capabilities {
        didSet {
            if capabilities.depth != oldValue.depth || capabilities.glyphSet != oldValue.glyphSet {
                invalidate()
            }
        }
    }
    private var shown: Canvas?
    private var shownCursor: Cursor?
    private var placed: Set<PicturePlacement> = []

    package init(_ capabilities: Capabilities) { self.capabilities = capabilities }

    /// The next frame is a full repaint.
    package mutating func invalidate() { shown = nil }

    private struct Cursor: Equatable {
        let position: Point
        let isVisible: Bool

        /// The text cursor, or else hidden at the canvas's focus; nil for neither, and outside the canvas.
        init?(_ text: Point?, in canvas: Canvas) {
            guard let position = text ?? canvas.focus, canvas.bounds.contains(position) else { return nil }
            self.position = position
            isVisible = text != nil
        }
    }

    /// The bytes that show a frame; none if it is already shown. Without a cursor it is hidden and rests at the
    /// canvas's focus.
    package mutating func encode(_ canvas: Canvas, cursor text: Point? = nil) -> [UInt8] {
        let cursor = Cursor(text, in: canvas)
        let wasVisible = shownCursor?.isVisible ?? false
        let isVisible = cursor?.isVisible ?? false
        var painter = Painter(canvas, over: shown?.size == canvas.size ? shown : nil, capabilities)
        painter.hide(placed, beside: canvas.pictures)
        painter.paint()
        let isRepaint = shown?.size != canvas.size
        // Clearing the screen has removed the pictures.
        painter.show(canvas.pictures, beside: isRepaint ? [] : placed)
        placed = canvas.pictures
        if let cursor, isRepaint || cursor != shownCursor || !painter.bytes.isEmpty {
            painter.move(to: cursor.position)
        }
        if isRepaint || isVisible != wasVisible {
            painter.bytes.append(text: isVisible ? "\u{1B}[?25h" : "\u{1B}[?25l")
        }
        shown = canvas
        shownCursor = cursor
        guard !painter.bytes.isEmpty, capabilities.synchronizesOutput else { return painter.bytes }
        return Array("\u{1B}[?2026h".utf8) + painter.bytes + Array("\u{1B}[?2026l".utf8)
    }
}
