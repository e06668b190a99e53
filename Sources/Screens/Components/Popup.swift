import TerminalCore

/// A panel over the middle of a screen, with a frame and a shadow.
struct Popup: Sendable {
    /// The whole panel, its frame included.
    let rect: Rect

    /// Centres a panel of a content's size, as large as the window allows.
    init(columns: Int, rows: Int, in bounds: Rect) {
        let width = min(columns + 4, bounds.size.width)
        let height = min(rows + 2, bounds.size.height)
        rect = Rect(
            x: bounds.left + (bounds.size.width - width) / 2,
            y: bounds.top + (bounds.size.height - height) / 2, width: width, height: height)
    }

    /// Where the content goes.
    var inside: Rect { rect.inset(columns: 2, rows: 1) }

    /// The last row inside, where the keys stand.
    var lastRow: Rect { inside.row(inside.bottom - 1) }

    /// Draws shadow, ground and frame. On a ground that is not known it has none of its own and casts no shadow.
    /// - Parameter isGolden: whether it tells of a new best.
    func draw(on canvas: inout Canvas, display: DisplayStyle, isGolden: Bool = false) {
        let style = SheetStyle(display.theme)
        canvas.withdrawOffers()
        if display.colours == .many && display.theme.knowsGround {
            // On a light ground half the depth is plain to see, and more is a bar.
            let depth = display.theme.ground.isDark ? 0.7 : 0.25
            canvas.restyle(rect.moved(columns: 2, rows: 1)) { style in
                style.foreground = style.foreground.darkened(by: depth)
                style.background = style.background.darkened(by: depth)
            }
        }
        canvas.fill(rect, with: Cell(" ", style.text))
        Border.draw(
            rect, on: &canvas, style: isGolden ? style.medals[0] : style.quiet, unicode: display.unicode)
    }
}

extension Colour {
    /// The colour in the shadow of a pop-up.
    /// - Parameter depth: how much of the light is kept off, 0 to 1.
    fileprivate func darkened(by depth: Double) -> Colour {
        rgb.map { RGB($0).mixed(with: RGB(0), depth).colour(console: .black) } ?? self
    }
}
