import Model

/// The colours that a disc's pixels are mixed of in one frame.
struct DiscPaint {
    let ground: RGB
    let body: RGB
    let hub: RGB
    /// In reading order.
    let pads: [RGB]

    /// Mixes the colours for a state of the board.
    init(theme: Theme, palette: PaletteName, state: BoardState) {
        ground = theme.ground
        body = theme.body
        hub = theme.body.mixed(with: RGB(0), 0.35)
        pads = state.places.map { pad in
            let colours = PadColours.of(state.colour(pad), in: palette)
            let shown = colours.unlit.mixed(with: colours.lit, state.level(pad))
            return state.absent.contains(pad) ? shown.mixed(with: theme.body, 0.85) : shown
        }
    }

    /// The colour of a pixel.
    func colour(_ pixel: DiscRaster.Pixel) -> RGB {
        ground.mixed(with: body, pixel.body)
            .mixed(with: pads[pixel.quarter.rawValue], pixel.pad)
            .mixed(with: hub, pixel.hub)
    }
}
