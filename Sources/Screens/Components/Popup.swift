import TerminalCore

struct Popup: Sendable {
    /// Includes the frame.
    let rect: Rect

    /// Centred, as large as the window allows.
    init(columns: Int, rows: Int, in bounds: Rect) {
        let width = min(columns + 4, bounds.size.width)
        let height = min(rows + 2, bounds.size.height)
        rect = Rect(
            x: bounds.left + (bounds.size.width - width) / 2,
            y: bounds.top + (bounds.size.height - height) / 2, width: width, height: height)
    }

    var inside: Rect { rect.inset(columns: 2, rows: 1) }

    var lastRow: Rect { inside.row(inside.bottom - 1) }

    /// On an unknown ground it has neither ground nor shadow.
    /// - Parameter isGolden: whether it announces a new best.
    func draw(on canvas: inout Canvas, display: DisplayStyle, isGolden: Bool = false) {
        let style = SheetStyle(display.theme)
        canvas.withdrawOffers()
        if display.colours == .many && display.theme.knowsGround {
            // On a light ground half the depth is visible, and more looks like a bar.
            let depth = display.theme.ground.isDark ? 0.7 : 0.25
            canvas.restyle(rect.moved(columns: 2, rows: 1)) { style in
                style.foreground = style.foreground.darkened(by: depth)
                style.background = style.background.darkened(by: depth)
            }
        }
        canvas.fill(rect, with: Cell(" ", style.text))
        Border.draw(rect, on: &canvas, style: isGolden ? style.medals[0] : style.quiet)
    }
}

extension Colour {
    /// - Parameter depth: how much light is blocked, 0 to 1.
    fileprivate func darkened(by depth: Double) -> Colour {
        rgb.map { RGB($0).mixed(with: RGB(0), depth).colour(console: .black) } ?? self
    }
}
