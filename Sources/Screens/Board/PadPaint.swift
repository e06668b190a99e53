/// The colour of a pad at a depth within its edge: bevelled, and brightest in its middle when lit.
struct PadPaint {
    private let geometry: ToyGeometry
    /// The width of the edge, and the position of the line within it.
    private let edge: Double
    private let line: (middle: Double, half: Double)
    /// Steps of the light outward: more cost bytes and are not visible.
    private static let steps = 16.0

    init(_ geometry: ToyGeometry) {
        self.geometry = geometry
        edge = max(1.5, geometry.radius * 0.009)
        line = (max(3, geometry.radius * 0.02), max(0.75, geometry.radius * 0.005))
    }

    /// How much of a pixel is inside an edge, by the distance of its middle.
    static func coverage(_ depth: Double) -> Double {
        // Few steps: each is a colour of the picture.
        (min(1, max(0, depth + 0.5)) * 8).rounded() / 8
    }

    /// A dark edge, a light line within it, and slightly darker towards the bottom.
    /// - Parameter height: -1 at the toy's top to 1 at its bottom.
    func quiet(_ inks: PadColours, depth: Double, height: Double) -> RGB {
        let shade = (height * 8).rounded() / 8
        let flat = inks.unlit.mixed(
            with: shade < 0 ? inks.lit : RGB(0), abs(shade) * (shade < 0 ? 0.035 : 0.09))
        let dark = flat.mixed(with: RGB(0), 0.3 * (1 - Self.coverage(depth - edge)))
        return dark.mixed(with: inks.lit, 0.16 * lineCoverage(depth))
    }

    /// Bright in its middle, less so outward, with a bright line along its edge.
    /// - Parameters:
    ///   - x, y: from the toy's centre, outward through the pad.
    ///   - brightness: 0 to 1.
    func shining(
        _ inks: PadColours, _ brightness: Double, x: Double, y: Double, depth: Double
    ) -> RGB {
        let (toX, toY) = (x - geometry.padMiddle, y - geometry.padMiddle)
        let away = min(1, (toX * toX + toY * toY).squareRoot() / (geometry.radius * 0.52))
        let steps = brightness < 1 ? Self.steps / 2 : Self.steps
        let step = (away * steps).rounded() / steps
        // White near its middle, the unlit colour at its edges.
        let lamp =
            step < 0.45
            ? inks.lit.mixed(with: RGB(0xFF_FFFF), 0.26 * brightness * brightness * (1 - step / 0.45))
            : inks.lit.mixed(with: inks.unlit, 0.3 * (step - 0.45) / 0.55)
        let shown = inks.unlit.mixed(with: lamp, brightness)
        let dark = shown.mixed(with: inks.unlit, 0.35 * (1 - Self.coverage(depth - edge)))
        return dark.mixed(
            with: inks.lit.mixed(with: RGB(0xFF_FFFF), 0.55), 0.75 * brightness * lineCoverage(depth))
    }

    private func lineCoverage(_ depth: Double) -> Double {
        Self.coverage(line.half - abs(depth - line.middle))
    }
}
