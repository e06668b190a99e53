import Model
import TerminalCore

/// The four pads on the screen, as a disc or as rectangles.
struct Board: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case disc(DiscRaster)
        case rectangles(Rectangles)
    }

    /// How the pads are drawn here.
    let shape: Shape
    let area: Rect

    /// The shortest side, in rows, of a disc whose pads have room for their names.
    private static let leastDiscRows = 13

    /// Chooses a shape for an area: the disc where there are colours, glyphs and room.
    /// - Parameter isTimed: whether the time for a press is limited, and a ring round the hub tells it.
    init(in area: Rect, display: DisplayStyle, isTimed: Bool = false) {
        self.area = area
        let discFits = area.size.height >= Self.leastDiscRows && area.size.width >= 2 * Self.leastDiscRows
        if display.colours == .many && display.unicode && discFits {
            shape = .disc(DiscRaster(Disc(in: area, cell: display.cellSize, isTimed: isTimed)))
        } else {
            shape = .rectangles(Rectangles(in: area))
        }
    }

    /// The place whose shape covers a cell, in reading order from 0.
    func place(at cell: Point) -> Int? {
        switch shape {
        case .disc(let raster): raster.disc.pad(at: cell)?.rawValue
        case .rectangles(let rectangles): rectangles.place(at: cell)
        }
    }

    var disc: Disc? { if case .disc(let raster) = shape { raster.disc } else { nil } }

    func draw(on canvas: inout Canvas, state: BoardState, display: DisplayStyle, palette: PaletteName) {
        switch shape {
        case .disc(let raster):
            if !state.isCovered, DiscPictures(raster.disc, display, palette, state)?.draw(on: &canvas) == true
            {
                break
            }
            let paint = DiscPaint(theme: display.theme, palette: palette, state: state)
            let place = state.jolted.flatMap { state.places.firstIndex(of: $0) }
            // Worked out here and not with the press: the tone comes first.
            let shown = place.map { raster.jolted(Pad.allCases[$0]) } ?? raster
            shown.draw(on: &canvas, paint: paint)
        case .rectangles(let rectangles):
            rectangles.draw(on: &canvas, state: state, display: display, palette: palette)
        }
        if state.showsLabels { drawLabels(on: &canvas, state: state, display: display) }
    }
}
