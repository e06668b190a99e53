/// The colour of a pad at a depth within its edge: bevelled, and bright from its middle when it is lit.
struct PadPaint {
    private let geometry: ToyGeometry
    /// The width of the edge, and where the line within it lies.
    private let edge: Double
    private let line: (middle: Double, half: Double)
    /// Steps of a lamp's light from its middle outward: more cost bytes and are not seen.
    private static let steps = 16.0

    init(_ geometry: ToyGeometry) {
        self.geometry = geometry
        edge = max(1.5, geometry.radius * 0.009)
        line = (max(3, geometry.radius * 0.02), max(0.75, geometry.radius * 0.005))
    }

    /// How much of a pixel lies within an edge, by the distance of its middle.
    static func coverage(_ depth: Double) -> Double {
        // Few steps: each is a colour of its own in the picture.
        (min(1, max(0, depth + 0.5)) * 8).rounded() / 8
    }

    /// A pad with its lamp out: a dark edge, a light line within it, and hardly darker towards its foot.
    /// - Parameter height: -1 at the toy's top to 1 at its bottom.
    func quiet(_ inks: ToyPictures.PadInks, depth: Double, height: Double) -> RGB {
        let shade = (height * 8).rounded() / 8
        let flat = inks.unlit.mixed(
            with: shade < 0 ? inks.lit : RGB(0), abs(shade) * (shade < 0 ? 0.035 : 0.09))
        let dark = flat.mixed(with: RGB(0), 0.3 * (1 - Self.coverage(depth - edge)))
        return dark.mixed(with: inks.lit, 0.16 * lineCoverage(depth))
    }

    /// A pad that shines: bright in its middle, less so outward, with a bright line along its edge.
    /// - Parameters:
    ///   - x, y: from the toy's centre, outward through the pad.
    ///   - brightness: the share of its light.
    func shining(
        _ inks: ToyPictures.PadInks, _ brightness: Double, x: Double, y: Double, depth: Double
    ) -> RGB {
        let (toX, toY) = (x - geometry.padMiddle, y - geometry.padMiddle)
        let away = min(1, (toX * toX + toY * toY).squareRoot() / (geometry.radius * 0.52))
        let steps = brightness < 1 ? Self.steps / 2 : Self.steps
        let step = (away * steps).rounded() / steps
        // Near its middle the colour goes over into white, at its edges back to the unlit one.
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
