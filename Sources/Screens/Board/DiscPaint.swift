internal import Model

/// The colours that a disc's pixels are mixed of in one frame.
struct DiscPaint {
    let ground: RGB
    let body: RGB
    let hub: RGB
    /// In the order of `Pad.allCases`.
    let pads: [RGB]

    /// Mixes the colours for a state of the board.
    init(theme: Theme, palette: PaletteName, state: BoardState) {
        ground = theme.ground
        body = theme.body
        hub = theme.body.mixed(with: RGB(0), 0.35)
        let colours = Pad.allCases.map { PadColours.of($0, in: palette) }
        pads = Pad.allCases.map { pad in
            colours[pad.rawValue].unlit.mixed(with: colours[pad.rawValue].lit, state.level(pad))
        }
    }

    /// The colour of a pixel.
    func colour(_ pixel: DiscRaster.Pixel) -> RGB {
        ground.mixed(with: body, pixel.body)
            .mixed(with: pads[pixel.quarter.rawValue], pixel.pad)
            .mixed(with: hub, pixel.hub)
    }
}
