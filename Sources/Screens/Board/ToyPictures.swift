import PNG
import TerminalCore

/// The pictures of the toy for a window, a palette and a theme: the toy with its lamps out, its bezel in each
/// colour, and each pad at three brightnesses with the light that it sheds.
struct ToyPictures: PictureRecipe {
    let geometry: ToyGeometry
    let pads: [PadColours]
    let body: RGB
    /// All but the quiet one.
    let bezels: [RGB]
    let timeColour: RGB
    /// Fills the corners where the terminal's own ground must not show.
    let ground: RGB?

    /// The steps of a fading lamp, as shares of its full light.
    static let brightnesses = [0.3, 0.62, 1.0]

    static let toy = 10
    static let time = 18
    /// A step of the ring that has run out shows what is under it.
    static func number(ofTimeGone step: Int) -> Int { 60 + step }
    /// Nil for the quiet bezel, which is part of the toy.
    static func number(of bezel: BoardState.Bezel) -> Int? {
        BoardState.Bezel.allCases.firstIndex(of: bezel).flatMap { $0 > 0 ? toy + $0 : nil }
    }
    /// - Parameter brightness: an index into `brightnesses`.
    static func number(ofLampAt index: Int, brightness: Int) -> Int { 20 + 10 * index + brightness }
    /// A pad without its colour.
    static func number(ofDrainedAt index: Int) -> Int { 20 + 10 * index + 9 }

    /// Each is written before the next is drawn: its pixels take a hundred times as much as its PNG.
    func pictures() -> [Picture] {
        let bezels = bezels.enumerated().map { picture(Self.toy + 1 + $0, bezelImage($1)) }
        let gone = (0..<Countdown.steps).map { picture(Self.number(ofTimeGone: $0), timeGoneImage($0)) }
        let pads = pads.indices.flatMap { index in
            Self.brightnesses.enumerated().map {
                picture(Self.number(ofLampAt: index, brightness: $0), lampImage(index, $1))
            } + [picture(Self.number(ofDrainedAt: index), drainedImage(index))]
        }
        return [picture(Self.toy, toyImage())] + bezels + [picture(Self.time, timeImage())] + gone + pads
    }

    private func picture(_ number: Int, _ image: Image) -> Picture {
        Picture(number: number, png: PNG.encode(image))
    }

    // MARK: - The toy

    /// All lamps out.
    func toyImage() -> Image {
        let paint = PadPaint(geometry)
        return drawing(geometry.whole) { x, y in
            let distance = (x * x + y * y).squareRoot()
            let across = y / geometry.radius
            var colour = bodyColour(distance, height: across)
            let index = (x < 0 ? 0 : 1) + (y < 0 ? 0 : 2)
            let depth = geometry.depth(inPadAtX: abs(x), y: abs(y))
            if depth > -1 {
                let pad = paint.quiet(pads[index], depth: depth, height: across)
                colour = colour.mixed(with: pad, PadPaint.coverage(depth))
            }
            return colour.pixel(PadPaint.coverage(geometry.radius - distance), over: ground)
        }
    }

    /// Lit from above: a body that darkens downward with a bevelled edge, and a recessed hub.
    private func bodyColour(_ distance: Double, height: Double) -> RGB {
        let light = RGB(0xFF_FFFF)
        let shade = (height * 12).rounded() / 12
        let flat = body.mixed(with: RGB(0), 0.12 + 0.22 * shade)
        let edge = geometry.radius - distance
        let bevel = 1 - min(1, max(0, edge / (geometry.radius * 0.075)))
        // The edge catches the light at the top and hardly any at the bottom.
        let caught = max(0, 0.55 - 0.45 * shade) * ((bevel * bevel * 8).rounded() / 8)
        var colour = flat.mixed(with: light, caught * 0.1)
        let line = PadPaint.coverage(max(1, geometry.radius * 0.006) - abs(distance - geometry.hub))
        let inside = PadPaint.coverage(geometry.hub - distance)
        colour = colour.mixed(with: body.mixed(with: RGB(0), 0.42 + 0.3 * shade), inside)
        return colour.mixed(with: body.mixed(with: light, 0.07), line)
    }

    /// The bezel's line alone, for drawing over the toy.
    func bezelImage(_ colour: RGB) -> Image {
        let (middle, half) = geometry.bezel
        return drawing(geometry.whole) { x, y in
            colour.pixel(PadPaint.coverage(half - abs((x * x + y * y).squareRoot() - middle)))
        }
    }

    func timeImage() -> Image {
        let (middle, half) = geometry.time
        return drawing(geometry.timeRing) { x, y in
            timeColour.pixel(PadPaint.coverage(half - abs((x * x + y * y).squareRoot() - middle)))
        }
    }

    /// The toy under a step of the ring, with a trace of it.
    func timeGoneImage(_ step: Int) -> Image {
        let (middle, half) = geometry.time
        return drawing(geometry.reach(ofTimeStep: step)) { x, y in
            let distance = (x * x + y * y).squareRoot()
            guard Disc.timeStep(x: x, y: y) == step, abs(distance - middle) < half + 1 else { return 0 }
            let under = bodyColour(distance, height: y / geometry.radius)
            return under.mixed(with: timeColour, 0.1 * PadPaint.coverage(half - abs(distance - middle)))
                .pixel(1)
        }
    }

    // MARK: - Pads

    /// Includes its light on the surroundings.
    func lampImage(_ index: Int, _ brightness: Double) -> Image {
        let paint = PadPaint(geometry)
        let inks = pads[index]
        let swelling = geometry.radius * 0.011 * brightness
        return drawing(pad: index) { x, y, _ in
            let depth = geometry.depth(inPadAtX: x, y: y) + swelling
            let distance = (x * x + y * y).squareRoot()
            if depth > 1 { return paint.shining(inks, brightness, x: x, y: y, depth: depth).pixel(1) }
            let away = -depth / geometry.spill
            var light = max(0, 1 - away)
            let steps = brightness < 1 ? 8.0 : 14
            light = (light * light * steps).rounded() / steps
            // Only a little light on other pads and the hub.
            let isOnPad = geometry.depth(inPadAtX: abs(x), y: abs(y)) > 0 && (x < 0 || y < 0)
            let strength = (isOnPad ? 0.14 : distance < geometry.hub ? 0.3 : 0.5) * brightness
            let inside = PadPaint.coverage(depth)
            guard inside > 0 else { return inks.lit.pixel(light * strength, within: distance, geometry) }
            let edge = paint.shining(inks, brightness, x: x, y: y, depth: depth)
            return edge.pixel(max(inside, strength))
        }
    }

    /// Shows a pad that was pressed by mistake, or is out of the game.
    func drainedImage(_ index: Int) -> Image {
        let paint = PadPaint(geometry)
        let unlit = pads[index].unlit.drained.mixed(with: body, 0.35)
        let inks = PadColours(unlit.value, pads[index].lit.drained.value, pads[index].console)
        return drawing(pad: index) { x, y, row in
            let depth = geometry.depth(inPadAtX: x, y: y)
            guard depth > -1 else { return 0 }
            return paint.quiet(inks, depth: depth, height: row / geometry.radius)
                .pixel(PadPaint.coverage(depth))
        }
    }

    /// The cells of a pad and its light.
    /// - Parameter pixel: by distance from the toy's centre, outward through the pad, and downward.
    private func drawing(
        pad index: Int, _ pixel: (_ x: Double, _ y: Double, _ row: Double) -> UInt32
    ) -> Image {
        drawing(geometry.reach(ofPadAt: index)) { column, row in
            pixel(index % 2 == 1 ? column : -column, index / 2 == 1 ? row : -row, row)
        }
    }

    /// Draws cells of the picture pixel by pixel, by distance from the toy's centre.
    private func drawing(_ cells: Rect, _ pixel: (_ x: Double, _ y: Double) -> UInt32) -> Image {
        let (width, height) = (geometry.cell.width, geometry.cell.height)
        var image = Image(width: cells.size.width * width, height: cells.size.height * height)
        let left = Double(cells.left * width) - Double(geometry.size.width) / 2 + 0.5
        let top = Double(cells.top * height) - Double(geometry.size.height) / 2 + 0.5
        for row in 0..<image.height {
            for column in 0..<image.width {
                image[column, row] = pixel(left + Double(column), top + Double(row))
            }
        }
        return image
    }
}

extension RGB {
    /// `share` is 0 to 1; over a ground if there is one.
    fileprivate func pixel(_ share: Double, over ground: RGB? = nil) -> UInt32 {
        if let ground { return ground.mixed(with: self, share).value << 8 | 0xFF }
        let alpha = UInt32((min(1, max(0, share)) * 255).rounded())
        return alpha == 0 ? 0 : value << 8 | alpha
    }

    /// Light on the toy, clipped at its edge.
    fileprivate func pixel(_ share: Double, within distance: Double, _ geometry: ToyGeometry) -> UInt32 {
        pixel(share * PadPaint.coverage(geometry.radius - 0.5 - distance))
    }
}
