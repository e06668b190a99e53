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
    private enum Layer: Int { case toy, bezel, time, timeGone, drained, lamp }

    /// Of a window that fills a screen of 3,840 by 2,160. There the program grows by 26 MB, 15 of them for the pixels of one
    /// picture at a time; all of them written take 1.1 MB.
    private static let mostPixels = 2_048 * 2_048

    /// Nil where pictures or the cell's pixels are not known, or for more pixels than any screen has.
    init?(_ disc: Disc, _ display: DisplayStyle, _ palette: PaletteName, _ state: BoardState) {
        guard display.showsPictures, let cell = display.cellSize else { return nil }
        let theme = display.theme
        let geometry = ToyGeometry(disc, cell: cell)
        guard geometry.size.width * geometry.size.height <= Self.mostPixels else { return nil }
        let recipe = ToyPictures(
            geometry: geometry,
            pads: state.places.map { PadColours.of(state.colour($0), in: palette) }, body: theme.toy,
            bezels: BoardState.Bezel.allCases.dropFirst().map(theme.bezel), timeColour: theme.bezel(.player),
            ground: theme.text.background == .terminalDefault ? nil : theme.ground)
        self.disc = disc
        self.geometry = geometry
        self.state = state
        sheet = PictureSheet(recipe)
        isReady = display.readyPictures == sheet
        reaches = Pad.allCases.indices.map(geometry.reach(ofPadAt:))
    }

    /// False where the pictures are not ready; they are then requested.
    func draw(on canvas: inout Canvas) -> Bool {
        canvas.sheet = sheet
        guard isReady else { return false }
        // Pictures show through cells without a ground.
        canvas.fill(disc.bounds, with: Cell(" ", Style()))
        place(ToyPictures.toy, at: Point(x: 0, y: 0), .toy, &canvas)
        if let bezel = ToyPictures.number(of: state.bezel) {
            place(bezel, at: Point(x: 0, y: 0), .bezel, &canvas)
        }
        if let gone = state.timeGone {
            place(ToyPictures.time, at: geometry.timeRing.origin, .time, &canvas)
            for step in 0..<gone {
                let cell = geometry.reach(ofTimeStep: step).origin
                place(ToyPictures.number(ofTimeGone: step), at: cell, .timeGone, &canvas)
            }
        }
        for (index, pad) in state.places.enumerated() {
            if state.absent.contains(pad) || state.crossed == pad {
                let number = ToyPictures.number(ofDrainedAt: index)
                place(number, at: reaches[index].origin, .drained, &canvas)
            } else if let brightness = Self.brightness(state.level(pad)) {
                let number = ToyPictures.number(ofLampAt: index, brightness: brightness)
                place(number, at: reaches[index].origin, .lamp, &canvas)
            }
        }
        return true
    }

    private func place(_ number: Int, at cell: Point, _ layer: Layer, _ canvas: inout Canvas) {
        let origin = Point(x: disc.bounds.left + cell.x, y: disc.bounds.top + cell.y)
        canvas.pictures.insert(PicturePlacement(number, at: origin, layer: layer.rawValue))
    }

    /// The index of the nearest brightness; nil where the lamp is practically off.
    private static func brightness(_ level: Double) -> Int? {
        let nearest = ([0.0] + ToyPictures.brightnesses).enumerated().min {
            abs($0.element - level) < abs($1.element - level)
        }
        return nearest.flatMap { $0.offset > 0 ? $0.offset - 1 : nil }
    }
}
