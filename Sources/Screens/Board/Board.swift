import Model
import TerminalCore

struct Board: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case disc(DiscRaster)
        case rectangles(Rectangles)
    }

    private(set) var shape: Shape
    /// Nil for rectangles.
    private(set) var disc: Disc?
    private(set) var area: Rect

    /// Rows of the smallest disc whose pads have room for their names, and of one that is not played on.
    private static let leastDiscRows = (named: 13, bare: 9)

    /// Uses the disc where there are colours, glyphs and room.
    /// - Parameters:
    ///   - isTimed: whether a ring round the hub shows the time left for a press.
    ///   - isPlayed: whether its pads need room for their names.
    init(in area: Rect, display: DisplayStyle, isTimed: Bool = false, isPlayed: Bool = true) {
        self.area = area
        let rows = isPlayed ? Self.leastDiscRows.named : Self.leastDiscRows.bare
        let discFits = area.size.height >= rows && area.size.width >= 2 * rows
        if display.colours == .many && display.unicode && discFits {
            let disc = Disc(in: area, cell: display.cellSize, isTimed: isTimed)
            (shape, self.disc) = (.disc(DiscRaster(disc)), disc)
        } else {
            shape = .rectangles(Rectangles(in: area))
        }
    }

    /// As large as before, so that the pictures that a terminal has stay the same.
    func moved(columns: Int, rows: Int) -> Board {
        guard case .disc(let raster) = shape, columns != 0 || rows != 0 else { return self }
        var moved = self
        moved.shape = .disc(raster.moved(columns: columns, rows: rows))
        moved.disc = disc?.moved(columns: columns, rows: rows)
        moved.area = area.moved(columns: columns, rows: rows)
        return moved
    }

    /// In reading order from 0.
    func index(at cell: Point) -> Int? {
        switch shape {
        case .disc(let raster): raster.disc.pad(at: cell)?.rawValue
        case .rectangles(let rectangles): rectangles.index(at: cell)
        }
    }

    /// A button before a game.
    var hub: Rect? {
        disc.map {
            let columns = $0.hubColumns(atRow: 0)
            return Rect(
                x: $0.centreColumn - columns / 2, y: $0.middleRow - $0.hubRows / 2, width: columns,
                height: $0.hubRows)
        }
    }

    func draw(on canvas: inout Canvas, state: BoardState, display: DisplayStyle, palette: PaletteName) {
        var state = state
        switch shape {
        case .disc(let raster):
            let pictures = DiscPictures(raster.disc, display, palette, state)
            if pictures?.draw(on: &canvas, display.theme) == true {
                // It is in the pictures.
                state.crossed = nil
                break
            }
            let paint = DiscPaint(theme: display.theme, palette: palette, state: state)
            let index = state.shaken.flatMap { state.places.firstIndex(of: $0) }
            // Computed here and not with the press: the tone comes first.
            let shown = index.map { raster.shaken(Pad.allCases[$0]) } ?? raster
            shown.draw(on: &canvas, paint: paint)
            state.hub?.draw(in: raster.disc, on: &canvas, display)
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
