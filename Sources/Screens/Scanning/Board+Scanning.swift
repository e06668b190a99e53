import Model
import TerminalCore

extension Board {
    /// A click anywhere on the pad; scanning marks the words on it and what is beside them.
    func offer(of place: Int, _ action: any OfferAction) -> Offer {
        switch shape {
        case .rectangles(let rectangles): return Offer(rectangles.pads[place], action)
        case .disc(let raster):
            let pad = Pad.allCases[place]
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
