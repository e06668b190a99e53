import Model
import TerminalCore

/// A disc's pixels, worked out once for a window: what each one is made of, so that a frame only
/// mixes colours.
struct DiscRaster: Hashable, Sendable {
    /// What a pixel is made of.
    struct Pixel: Hashable, Sendable {
        /// Shares of 0 to 1 in the order they are laid over the ground.
        var body: Double
        var pad: Double
        var hub: Double
        /// The quarter that it belongs to.
        var quarter: Pad
    }

    /// The edges of body and hub, which stay, are blended in this many steps.
    private static let stillSteps = 8.0
    /// The edges of a pad change with its light, and half-tones alone keep a frame of a pad under 1 KB
    /// at 100x30 (measured: 4 steps took 1.3 KB and looked hardly smoother).
    private static let padSteps = 2.0
    /// How far the outer edge of a pad swells when it is pressed, in pixels.
    static let swelling = 1.0

    let disc: Disc
    /// Rows of pixels, two for each row of cells of the disc's bounds.
    let pixels: [Pixel]

    /// Works the pixels of a disc out, with one pad swollen by a press or none.
    init(_ disc: Disc, jolted: Pad?) {
        self.disc = disc
        let bounds = disc.bounds
        var pixels: [Pixel] = []
        pixels.reserveCapacity(bounds.size.width * bounds.size.height * 2)
        for row in 0..<bounds.size.height * 2 {
            let y = Double(row - bounds.size.height) + 0.5
            for column in 0..<bounds.size.width {
                let x = Double(column - bounds.size.width / 2) + 0.5
                let quarter = Disc.quarter(x: x, y: y)
                let swollen = quarter == jolted ? Self.swelling : 0
                let body = disc.coverage(radius: disc.radius, x: x, y: y)
                let pad = disc.coverage(of: quarter, x: x, y: y, swollen: swollen)
                let hub = disc.coverage(radius: disc.hub, x: x, y: y)
                pixels.append(
                    Pixel(
                        body: Self.step(body, Self.stillSteps), pad: Self.step(pad, Self.padSteps),
                        hub: Self.step(hub, Self.stillSteps), quarter: quarter))
            }
        }
        self.pixels = pixels
    }

    private static func step(_ share: Double, _ steps: Double) -> Double {
        (share * steps).rounded() / steps
    }

    /// Draws the disc with each pad in its present colour.
    func draw(on canvas: inout Canvas, paint: DiscPaint) {
        let bounds = disc.bounds
        for row in 0..<bounds.size.height {
            for column in 0..<bounds.size.width {
                let upper = pixels[2 * row * bounds.size.width + column]
                let lower = pixels[(2 * row + 1) * bounds.size.width + column]
                if upper.body == 0 && lower.body == 0 { continue }
                canvas[bounds.left + column, bounds.top + row] = cell(
                    paint.colour(upper), paint.colour(lower))
            }
        }
    }

    private func cell(_ upper: RGB, _ lower: RGB) -> Cell {
        let (top, bottom) = (upper.colour(console: .black), lower.colour(console: .black))
        return upper == lower
            ? Cell(" ", Style(.terminalDefault, on: top)) : Cell("▀", Style(top, on: bottom))
    }
}
