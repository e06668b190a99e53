import GameRules
import Model
import TerminalCore

/// Where the squares of a grid stand, in pixels of half a cell's height, which are about as wide as high.
struct SquaresBoard: Hashable, Sendable {
    /// The grid.
    let grid: SquaresGrid
    /// Whether squares have round corners, which takes colours, half blocks and room.
    let isSmooth: Bool
    private let first: PixelBox
    private let stepX: Int
    private let stepY: Int

    /// The lowest square, in half rows, that is worth drawing with round corners.
    private static let leastSmooth = 6

    /// The largest grid that fits into an area; squares are a little wider than high, as windows are.
    init(_ grid: SquaresGrid, in area: Rect, display: DisplayStyle) {
        self.grid = grid
        let side = grid.side
        let isTight = area.size.height < 2 * side - 1
        let gap = isTight ? 0 : 2
        let height = max(2, (area.size.height * 2 - gap * (side - 1)) / side / 2 * 2)
        let most = (area.size.width - 2 * (side - 1)) / side
        let width = min(most, max(5, height * 4 / 3) | 1)
        isSmooth = display.colours == .many && display.unicode && height >= Self.leastSmooth
        stepX = width + 2
        stepY = height + gap
        let (across, down) = (stepX * side - 2, stepY * side - gap)
        first = PixelBox(
            x: area.left + (area.size.width - across) / 2,
            y: 2 * (area.top + (area.size.height * 2 - down) / 4), width: width, height: height)
    }

    /// Where a square stands.
    func tile(_ square: Square) -> PixelBox {
        PixelBox(
            x: first.x + stepX * square.column, y: first.y + stepY * square.row, width: first.width,
            height: first.height)
    }

    /// The square at a cell.
    func square(at cell: Point) -> Square? {
        grid.squares.first { square in
            let tile = tile(square)
            return (tile.x..<tile.x + tile.width).contains(cell.x)
                && (tile.y..<tile.y + tile.height).contains(2 * cell.y + 1)
        }
    }

    /// Whether no ground is left between the rows.
    var rowsTouch: Bool { stepY == first.height }
}
