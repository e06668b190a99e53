import PNG
import TerminalCore

/// The pictures of the toy for a window, a palette and a theme.
struct ToyPictures: PictureRecipe {
    let geometry: ToyGeometry
    let pads: [PadColours]
    let theme: Theme

    private var body: RGB { theme.toy }
    /// Fills the corners where the terminal's own ground must not show.
    private var ground: RGB? { theme.text.background == .terminalDefault ? nil : theme.ground }

    /// Each is written before the next is drawn: its pixels take a hundred times as much as its PNG.
    func pictures() -> [Picture] {
        ToyPicture.all.map { Picture(number: $0.number, png: PNG.encode(image($0))) }
    }

    func image(_ picture: ToyPicture) -> Image {
        switch picture {
        case .toy: toyImage()
        case .bezel(let tint, let strength): bezelImage(tint, tint.strengths[strength])
        case .pressedHub: hubImage { _, y in (RGB(0), 0.35 * max(0, 1 - (y / geometry.hub + 1) / 1.1)) }
        case .medal: hubImage(medal)
        case .time: timeImage()
        case .lamp(let index, let brightness): lampImage(index, ToyPicture.brightnesses[brightness])
        case .drained(let index): drainedImage(index)
        case .cross: crossImage()
        case .digit(let digit, let ink): digitImage(digit, colour(ink))
        case .tick(let ink): tickImage(ink == .gold ? colour(ink) : RGB(0x7D_F0A8))
        case .chevrons: chevronsImage()
        case .dot(let ink): dotImage(theme.onToy.dot(ink))
        }
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

    /// The bezel's line alone with the light around it, for drawing over the toy.
    func bezelImage(_ tint: Bezel.Tint, _ strength: Double) -> Image {
        let (middle, half) = geometry.bezel
        return drawing(geometry.whole) { x, y in
            let away = abs((x * x + y * y).squareRoot() - middle)
            let quarter = (x < 0 ? 0 : 1) + (y < 0 ? 0 : 2)
            let colour = tint == .pads ? pads[quarter].lit : theme.bezel(tint)
            var share = PadPaint.coverage(half - away)
            if let halo = tint.halo {
                let left = max(0, 1 - (away - half) / (halo.reach * geometry.radius))
                share = max(share, halo.share * (left * left * 5).rounded() / 5)
            }
            return colour.pixel(share * strength)
        }
    }

    func timeImage() -> Image {
        let (middle, half) = geometry.time
        return drawing(geometry.timeRing) { x, y in
            theme.bezel(.player).pixel(PadPaint.coverage(half - abs((x * x + y * y).squareRoot() - middle)))
        }
    }

    // MARK: - The hub

    private func colour(_ ink: Hub.Ink) -> RGB {
        switch ink {
        case .text: RGB(0xEC_EAE6)
        case .gold: theme.bezel(.best)
        case .medal: RGB(0x3A_2905)
        }
    }

    private func hubImage(_ paint: (_ x: Double, _ y: Double) -> (RGB, share: Double)) -> Image {
        drawing(geometry.hubCells) { x, y in
            let (colour, share) = paint(x, y)
            let distance = (x * x + y * y).squareRoot()
            let edge = PadPaint.coverage(max(1, geometry.radius * 0.0055) - abs(distance - geometry.hub))
            return RGB(0xA7_96FF).mixed(with: colour, 1 - edge)
                .pixel(max(edge, PadPaint.coverage(geometry.hub - distance) * share))
        }
    }

    /// Gold that catches the light at its upper left.
    private func medal(_ x: Double, _ y: Double) -> (RGB, share: Double) {
        let down = ((x + 2 * y) / (3 * geometry.hub) * 8).rounded() / 8
        let gold = RGB(0xFF_D25A)
        return (gold.mixed(with: down < 0 ? RGB(0xFF_F0B0) : RGB(0xD9_A02C), abs(down)), 1)
    }

    private func digitImage(_ digit: Int, _ ink: RGB) -> Image {
        let size = geometry.digitSize(digit)
        let unit = geometry.numeral / 10
        return stroked(StrokeFont(String(digit))?.strokes ?? [], size, unit, ToyGeometry.stroke, ink)
    }

    private func tickImage(_ ink: RGB) -> Image {
        let unit = geometry.tick / 10
        let side = PixelSize(width: Int(16 * unit) + 2, height: Int(13 * unit) + 2)
        return stroked([[.init(x: 0, y: 6), .init(x: 4, y: 10), .init(x: 13, y: 0)]], side, unit, 2.2, ink)
    }

    private func crossImage() -> Image {
        let side = Int(geometry.cross) + 2
        let unit = geometry.cross / 10
        let strokes: [[StrokeFont.Point]] = [
            [.init(x: 0, y: 0), .init(x: 7.7, y: 7.7)], [.init(x: 0, y: 7.7), .init(x: 7.7, y: 0)],
        ]
        return stroked(strokes, PixelSize(width: side, height: side), unit, 2.3, RGB(0xFF_6A64))
    }

    private func chevronsImage() -> Image {
        let unit = geometry.tick / 10
        let side = PixelSize(width: 3 * (Int(6 * unit) + 2), height: Int(11 * unit) + 2)
        let strokes = (0..<3).map { index -> [StrokeFont.Point] in
            let left = Double(side.width / 3 * index) / unit
            return [.init(x: left, y: 0), .init(x: left + 4, y: 4.5), .init(x: left, y: 9)]
        }
        return stroked(strokes, side, unit, 1.6, RGB(0xC4_B8FF))
    }

    private func dotImage(_ ink: RGB) -> Image {
        let radius = geometry.dots.radius
        let side = 2 * Int(radius.rounded(.up)) + 2
        return stroked([[.init(x: 0, y: 0)]], PixelSize(width: side, height: side), radius, 2, ink)
    }

    /// Lines on nothing.
    /// - Parameters:
    ///   - unit: of the lines' lengths, in pixels.
    ///   - width: of the lines, in units; half of it is added at the left and the top.
    private func stroked(
        _ strokes: [[StrokeFont.Point]], _ size: PixelSize, _ unit: Double, _ width: Double, _ ink: RGB
    ) -> Image {
        // White on black, whose light is the share.
        var mask = Image(width: size.width, height: size.height)
        let lines = strokes.map {
            $0.map { (x: ($0.x + width / 2) * unit + 0.5, y: ($0.y + width / 2) * unit + 0.5) }
        }
        mask.draw(lines, width: width * unit, RGB(0xFF_FFFF))
        for index in mask.pixels.indices {
            let share = Double(mask.pixels[index] >> 8 & 0xFF) / 255
            mask.pixels[index] = ink.pixel((share * share * 8).rounded() / 8)
        }
        return mask
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
