import Model
import TerminalCore

extension Board {
    /// What is marked of the pad at a place while it can be chosen: the words on it, and what is beside them.
    func target(of place: Int) -> Offer {
        switch shape {
        case .rectangles(let rectangles):
            let pad = rectangles.pads[place]
            return Offer(pad, Click(in: pad))
        case .disc(let raster):
            let pad = Pad.allCases[place]
            let middle = raster.disc.middle(of: pad)
            let columns = raster.disc.columns(of: pad, atRow: middle.y)
            let width = min(Self.markColumns, columns.count)
            let left = columns.isEmpty ? middle.x : columns.lowerBound + (columns.count - width) / 2
            return Offer(
                Rect(x: left, y: middle.y, width: max(1, width), height: 1), Click(middle))
        }
    }

    /// Room for the longest words, `[ a  amarillo ]`.
    private static let markColumns = 15
}
