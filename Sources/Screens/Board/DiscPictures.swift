import Glibc
import Model
import TerminalCore

struct DiscPictures {
    private let disc: Disc
    private let geometry: ToyGeometry
    private let sheet: PictureSheet
    private let isReady: Bool
    private let reaches: [Rect]
    private let state: BoardState

    /// From bottom to top.
    private enum Layer: Int { case toy, bezel, runner, drained, lamp, hub, ring, numeral, mark }

    /// Of a window that fills a screen of 3,840 by 2,160. There the program grows by 26 MB, 15 of them for the pixels of one
    /// picture at a time; all of them written take 1.1 MB.
    private static let mostPixels = 2_048 * 2_048
    /// More of them are a line that fills.
    private static let mostDots = 31

    /// Nil where pictures or the cell's pixels are not known, or for more pixels than any screen has.
    init?(_ disc: Disc, _ display: DisplayStyle, _ palette: PaletteName, _ state: BoardState) {
        guard display.showsPictures, let cell = display.cellSize else { return nil }
        let geometry = ToyGeometry(disc, cell: cell)
        guard geometry.size.width * geometry.size.height <= Self.mostPixels else { return nil }
        let recipe = ToyPictures(
            geometry: geometry,
            pads: state.places.map { PadColours.of(state.colour($0), in: palette) }, theme: display.theme)
        self.disc = disc
        self.geometry = geometry
        self.state = state
        sheet = PictureSheet(recipe)
        isReady = display.readyPictures == sheet
        reaches = Pad.allCases.indices.map(geometry.reach(ofPadAt:))
    }

    /// False where the pictures are not ready; they are then requested.
    func draw(on canvas: inout Canvas, _ theme: Theme) -> Bool {
        canvas.sheet = sheet
        guard isReady else { return false }
        // Pictures show through cells without a ground.
        canvas.fill(disc.bounds, with: Cell(" ", Style()))
        place(.toy, .toy, &canvas)
        placeBezel(&canvas)
        if let gone = state.timeGone {
            placeRing(from: Double(gone) / Double(Countdown.steps), to: 1, &canvas)
        }
        for (index, pad) in state.places.enumerated() {
            if state.absent.contains(pad) || state.crossed == pad {
                place(.drained(index), in: reaches[index], .drained, &canvas)
                if state.crossed == pad { placeCross(on: index, &canvas) }
            } else if let brightness = Self.brightness(state.level(pad)) {
                place(.lamp(index, brightness: brightness), in: reaches[index], .lamp, &canvas)
            }
        }
        if let hub = state.hub { place(hub, &canvas, theme) }
        return true
    }

    private func placeBezel(_ canvas: inout Canvas) {
        let bezel = state.bezel
        if let tint = bezel.tint, let strength = bezel.shownStrength {
            let picture = ToyPicture.bezel(tint, strength: strength)
            if bezel.reach >= 1 { place(picture, .bezel, &canvas) }
            let arcs = bezel.reach < 1 ? geometry.boxes(of: geometry.bezel, from: 0, to: bezel.reach) : []
            place(picture, arcs, .bezel, from: 2, &canvas)
        }
        guard let runner = bezel.runner else { return }
        let head = runner.head - runner.head.rounded(.down)
        // The light is the player's white, as far as it is bright.
        let start = head - runner.tail / 2
        // It may begin before the top.
        let boxes =
            geometry.boxes(of: geometry.bezel, from: max(0, start), to: head)
            + geometry.boxes(of: geometry.bezel, from: start + 1, to: 1)
        place(.bezel(.player, strength: 0), boxes, .runner, from: 10, &canvas)
    }

    private func placeRing(from start: Double, to end: Double, _ canvas: inout Canvas) {
        place(
            .time, geometry.boxes(of: geometry.time, from: start, to: end), .ring, from: 1,
            within: geometry.timeRing.origin, &canvas)
    }

    /// - Parameters:
    ///   - first: the number of its first copy.
    ///   - origin: the cell of the toy's picture at which this one begins.
    private func place(
        _ picture: ToyPicture, _ boxes: [PixelRect?], _ layer: Layer, from first: Int,
        within origin: Point = Point(x: 0, y: 0), _ canvas: inout Canvas
    ) {
        let (left, top) = (origin.x * geometry.cell.width, origin.y * geometry.cell.height)
        for (index, box) in boxes.enumerated() {
            guard let box else { continue }
            let part = PixelRect(x: box.x - left, y: box.y - top, width: box.width, height: box.height)
            place(picture, part: part, at: (box.x, box.y), layer, copy: first + index, &canvas)
        }
    }

    /// Above the pad's name.
    private func placeCross(on index: Int, _ canvas: inout Canvas) {
        let outward = Disc.outward(Pad.allCases[index])
        let name = disc.middle(of: Pad.allCases[index])
        let half = geometry.cross / 2
        let y = (Double(name.y - disc.middleRow) - 0.5) * Double(geometry.cell.height) - 1.2 * half
        place(.cross, at: fromMiddle(outward.x * geometry.padMiddle - half, y - half), .mark, &canvas)
    }

    // MARK: - The hub

    private func place(_ hub: Hub, _ canvas: inout Canvas, _ theme: Theme) {
        let back: ToyPicture? = hub.ink == .medal ? .medal : hub.isPressed ? .pressedHub : nil
        if let back { place(back, in: geometry.hubCells, .hub, &canvas) }
        let row = Hub.line(in: disc)
        let hasLine = Hub.hasLine(in: disc)
        if let numeral = hub.numeral { place(numeral, hub, isHigh: hasLine && row == 1, &canvas) }
        guard hasLine else { return }
        if let dots = hub.dots { place(dots, &canvas) }
        let line = max(Double(row * geometry.cell.height), geometry.radius * 0.19)
        switch hub.mark {
        case .tick:
            let ink: Hub.Ink = hub.ink == .gold ? .gold : .text
            let corner = fromMiddle(-geometry.tick * 0.8, line - geometry.tick * 0.65)
            place(.tick(ink), at: corner, .mark, &canvas)
        case .chevrons(let count):
            let width = 3 * (Int(0.6 * geometry.tick) + 2)
            let part = PixelRect(x: 0, y: 0, width: width * count / 3, height: Int(1.1 * geometry.tick) + 2)
            let corner = fromMiddle(-Double(width) / 2, line - Double(part.height) / 2)
            place(.chevrons, part: part, at: corner, .mark, copy: 1, &canvas)
        case nil: hub.writeLine(in: disc, on: &canvas, theme.onToy)
        }
    }

    /// Centred to the pixel, with the line below it.
    private func place(_ numeral: Int, _ hub: Hub, isHigh: Bool, _ canvas: inout Canvas) {
        let digits = String(numeral).compactMap(\.wholeNumberValue)
        let sizes = digits.map(geometry.digitSize)
        let gap = Int(ToyGeometry.digitGap * geometry.numeral / 10)
        let width = sizes.map(\.width).reduce(0, +) + gap * (digits.count - 1)
        let middle = Hub.hasLine(in: disc) ? isHigh ? -0.1 : -0.035 : 0
        let top = geometry.radius * middle - Double(sizes[0].height) / 2 - hub.lift * geometry.numeral * 0.2
        var (x, y) = fromMiddle(-Double(width) / 2, top)
        if hub.isPressed { y += max(1, Int(geometry.radius * 0.006)) }
        for (index, digit) in digits.enumerated() {
            place(.digit(digit, hub.ink), at: (x, y), .numeral, copy: index + 1, &canvas)
            x += sizes[index].width + gap
        }
    }

    private func place(_ dots: Hub.Dots, _ canvas: inout Canvas) {
        guard dots.count <= Self.mostDots else {
            return placeRing(from: 0, to: Double(dots.done) / Double(dots.count), &canvas)
        }
        let side = Double(2 * Int(geometry.dots.radius.rounded(.up)) + 2)
        for index in 0..<dots.count {
            let turn = 2 * Double.pi * Double(index) / Double(dots.count)
            let (x, y) = (geometry.dots.middle * sin(turn), -geometry.dots.middle * cos(turn))
            place(
                .dot(dots.ink(of: index)), at: fromMiddle(x - side / 2, y - side / 2), .ring, copy: index + 1,
                &canvas)
        }
    }

    /// In pixels of the toy's picture.
    private func fromMiddle(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
        (
            Int((Double(geometry.size.width) / 2 + x).rounded()),
            Int((Double(geometry.size.height) / 2 + y).rounded())
        )
    }

    // MARK: - Placements

    private func place(_ picture: ToyPicture, in cells: Rect? = nil, _ layer: Layer, _ canvas: inout Canvas) {
        let cell = cells?.origin ?? Point(x: 0, y: 0)
        let origin = Point(x: disc.bounds.left + cell.x, y: disc.bounds.top + cell.y)
        canvas.pictures.insert(PicturePlacement(picture.number, at: origin, layer: layer.rawValue))
    }

    /// - Parameter at: in pixels of the toy's picture.
    private func place(
        _ picture: ToyPicture, part: PixelRect? = nil, at: (x: Int, y: Int), _ layer: Layer, copy: Int = 1,
        _ canvas: inout Canvas
    ) {
        let (column, x) = at.x.quotientAndRemainder(dividingBy: geometry.cell.width)
        let (row, y) = at.y.quotientAndRemainder(dividingBy: geometry.cell.height)
        canvas.pictures.insert(
            PicturePlacement(
                picture.number, at: Point(x: disc.bounds.left + column, y: disc.bounds.top + row),
                shift: PixelSize(width: x, height: y), part: part, layer: layer.rawValue, copy: copy))
    }

    /// The index of the nearest brightness; nil where the lamp is practically off.
    private static func brightness(_ level: Double) -> Int? {
        let nearest = ([0.0] + ToyPicture.brightnesses).enumerated().min {
            abs($0.element - level) < abs($1.element - level)
        }
        return nearest.flatMap { $0.offset > 0 ? $0.offset - 1 : nil }
    }
}
