import TerminalCore

/// A box with round corners, in pixels of half a cell's height: columns across, half rows down.
struct PixelBox: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The cell in its middle, or the one above when its rows are even.
    var middle: Point { Point(x: x + width / 2, y: (y + (height - 1) / 2) / 2) }

    /// Valid while not swollen.
    var cells: Rect { Rect(x: x, y: y / 2, width: width, height: height / 2) }

    func swollen(by pixels: Int) -> PixelBox {
        PixelBox(x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
    }

    /// 0 to 1: the distance to a rectangle with round corners, clamped to half a pixel on both sides.
    func coverage(_ column: Int, _ row: Int) -> Double {
        let radius = min(3, max(1.5, Double(height) / 6))
        let across = abs(Double(column - x) + 0.5 - Double(width) / 2) - (Double(width) / 2 - radius)
        let down = abs(Double(row - y) + 0.5 - Double(height) / 2) - (Double(height) / 2 - radius)
        let (outX, outY) = (max(0, across), max(0, down))
        let distance = (outX * outX + outY * outY).squareRoot() + min(0, max(across, down)) - radius
        return min(1, max(0, 0.5 - distance))
    }

    /// With half blocks; edges are blended in few steps, as each colour change costs bytes.
    func draw(on canvas: inout Canvas, _ colour: RGB, over ground: RGB) {
        func shade(_ column: Int, _ row: Int) -> RGB {
            ground.mixed(with: colour, (coverage(column, row) * 3).rounded() / 3)
        }
        for row in y / 2...(y + height - 1) / 2 {
            for column in x..<x + width {
                let (upper, lower) = (shade(column, 2 * row), shade(column, 2 * row + 1))
                guard upper != ground || lower != ground else { continue }
                let (top, bottom) = (upper.colour(console: .black), lower.colour(console: .black))
                canvas[column, row] =
                    top == bottom
                    ? Cell(" ", Style(.terminalDefault, on: top)) : Cell("▀", Style(top, on: bottom))
            }
        }
    }
}

extension PixelBox {
    init(_ cells: Rect) {
        self.init(x: cells.left, y: 2 * cells.top, width: cells.size.width, height: 2 * cells.size.height)
    }
}
