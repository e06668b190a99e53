import Model
import TerminalCore

struct Board: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case disc(DiscRaster)
        case rectangles(Rectangles)
    }

    let shape: Shape
    let area: Rect

    /// Rows of the smallest disc whose pads have room for their names.
    private static let leastDiscRows = 13

    /// Uses the disc where there are colours, glyphs and room.
    /// - Parameter isTimed: whether a ring round the hub shows the time left for a press.
    init(in area: Rect, display: DisplayStyle, isTimed: Bool = false) {
        self.area = area
        let discFits = area.size.height >= Self.leastDiscRows && area.size.width >= 2 * Self.leastDiscRows
        if display.colours == .many && display.unicode && discFits {
            shape = .disc(DiscRaster(Disc(in: area, cell: display.cellSize, isTimed: isTimed)))
        } else {
            shape = .rectangles(Rectangles(in: area))
        }
    }

    /// In reading order from 0.
    func index(at cell: Point) -> Int? {
        switch shape {
        case .disc(let raster): raster.disc.pad(at: cell)?.rawValue
        case .rectangles(let rectangles): rectangles.index(at: cell)
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
            let index = state.shaken.flatMap { state.places.firstIndex(of: $0) }
            // Computed here and not with the press: the tone comes first.
            let shown = index.map { raster.shaken(Pad.allCases[$0]) } ?? raster
            shown.draw(on: &canvas, paint: paint)
        case .rectangles(let rectangles):
            rectangles.draw(on: &canvas, state: state, display: display, palette: palette)
        }
        if state.showsLabels { drawLabels(on: &canvas, state: state, display: display) }
    }
}

extension Board {
    /// A click anywhere on the pad; scanning marks the words on it and what is beside them.
    func offer(of index: Int, _ action: any OfferAction) -> Offer {
        switch shape {
        case .rectangles(let rectangles): return Offer(rectangles.pads[index], action)
        case .disc(let raster):
            let pad = Pad.allCases[index]
            let middle = raster.disc.middle(of: pad)
            let columns = raster.disc.columns(of: pad, atRow: middle.y)
            let width = min(Self.markColumns, columns.count)
            let left = columns.isEmpty ? middle.x : columns.lowerBound + (columns.count - width) / 2
            let mark = Rect(x: left, y: middle.y, width: max(1, width), height: 1)
            return Offer(mark, action, shape: DiscPad(disc: raster.disc, pad: pad))
        }
    }

    /// Fits the longest words, `[ a  amarillo ]`.
    private static let markColumns = 15
}

private struct DiscPad: OfferShape {
    let disc: Disc
    let pad: Pad

    func contains(_ cell: Point) -> Bool { disc.pad(at: cell) == pad }
}
