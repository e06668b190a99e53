import GameRules
import Model
import Presentation
import TerminalCore

/// Where the squares of a grid stand, in pixels of half a cell's height, which are about as wide as high.
struct SquaresBoard: Hashable, Sendable {
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

    func tile(_ square: Square) -> PixelBox {
        PixelBox(
            x: first.x + stepX * square.column, y: first.y + stepY * square.row, width: first.width,
            height: first.height)
    }

    var rowsTouch: Bool { stepY == first.height }
}

extension SquaresBoard {
    /// Draws every square with its key, or its sign while it is lit.
    /// - Parameters:
    ///   - shaken: the square that a press has pushed out of its place.
    ///   - focused: the square that Enter would press.
    ///   - hasKeys: whether the keys of the squares press them; where they do not, they are not shown.
    func draw(
        on canvas: inout Canvas, _ lights: [Square: SquareLight], shaken: Square?, focused: Square?,
        hasKeys: Bool, _ context: ScreenContext
    ) {
        let display = context.display
        for square in grid.squares {
            let light = lights[square]
            let level = light?.light.level(at: context.now, fades: !display.reducedMotion) ?? 0
            let lit = light?.light.isLit == true
            let tile = tile(square).swollen(by: shaken == square && isSmooth ? 1 : 0)
            let colours = PadColours.of(light?.mark.pad ?? .yellow, in: context.settings.palette)
            switch display.colours {
            case .many:
                let colour = quiet(square, display.theme).mixed(with: colours.lit, level)
                if isSmooth {
                    tile.draw(on: &canvas, colour, over: display.theme.ground)
                } else {
                    let style = Style(.terminalDefault, on: colour.colour(console: .black))
                    canvas.fill(tile.cells, with: Cell(" ", style))
                }
            case .console: drawConsole(tile, lit ? colours : nil, on: &canvas, display)
            case .none: drawPlain(tile, lit: lit, on: &canvas, display)
            }
            let sign = light.flatMap { lit ? $0.mark.sign(unicode: display.unicode) : nil }
            guard let label = sign ?? (hasKeys ? key(of: square) : nil) else { continue }
            drawLabel(label, square, lit: sign != nil, focused: focused == square, on: &canvas, display)
        }
    }

    /// Squares that touch are told apart as on a chequerboard.
    private func quiet(_ square: Square, _ theme: Theme) -> RGB {
        let isOdd = (square.row + square.column) % 2 == 1
        return isOdd && rowsTouch ? theme.body.mixed(with: RGB(0xFF_FFFF), 0.03) : theme.body
    }

    /// Light shades while quiet and full of the bright colour while lit, as on Simon's board.
    private func drawConsole(
        _ tile: PixelBox, _ lit: PadColours?, on canvas: inout Canvas, _ display: DisplayStyle
    ) {
        guard let lit else {
            return canvas.fill(tile.cells, with: Cell(display.unicode ? "░" : ":", Style()))
        }
        let ink = lit.litColour
        let full = Style(ink, on: .terminalDefault, display.unicode ? [] : [.reverse, .bold])
        canvas.fill(tile.cells, with: Cell(display.unicode ? "█" : " ", full))
    }

    /// Without colours: an outline while quiet, or brackets where there is no room for one, and filled
    /// while lit.
    private func drawPlain(_ tile: PixelBox, lit: Bool, on canvas: inout Canvas, _ display: DisplayStyle) {
        let cells = tile.cells
        guard !lit else { return canvas.fill(cells, with: Cell(display.unicode ? "█" : "#", Style())) }
        guard cells.size.height < 3 else {
            return Border.draw(cells, on: &canvas, style: Style())
        }
        for row in cells.top..<cells.bottom {
            canvas[cells.left, row] = Cell("[", Style())
            canvas[cells.right - 1, row] = Cell("]", Style())
        }
    }

    private func key(of square: Square) -> SafeText { SafeText(String(SquareKeys.key(of: square))) }

    private func drawLabel(
        _ text: SafeText, _ square: Square, lit: Bool, focused: Bool, on canvas: inout Canvas,
        _ display: DisplayStyle
    ) {
        let tile = tile(square)
        let marks = display.unicode ? ("▸", "◂") : (">", "<")
        let words: SafeText =
            focused ? "\(marks.0)\(text)\(marks.1)" : display.colours == .many ? text : " \(text) "
        let middle = tile.middle
        var x = middle.x - words.columns / 2
        if focused { canvas.focus = Point(x: x, y: middle.y) }
        for character in words.string {
            let ground = canvas[x, middle.y].style
            canvas[x, middle.y] = Cell(character, ink(on: ground, lit: lit, focused: focused, display))
            x += 1
        }
    }

    private func ink(on ground: Style, lit: Bool, focused: Bool, _ display: DisplayStyle) -> Style {
        guard display.colours == .many else { return Style(.bold) }
        let theme = display.theme
        let quiet = focused ? theme.panelAccent : theme.panelQuiet
        let ink = lit ? PadColours.inkOnLit : quiet.foreground
        return Style(ink, on: ground.background, lit || focused ? .bold : [])
    }
}

/// Where things stand on the screen of Squares: the rows of every game, and in its board the grid over a
/// line that tells.
struct SquaresLayout: Hashable, Sendable {
    let page: GameLayout
    let grid: Rect
    /// What can be chosen, or how far the round is.
    let status: Rect

    init(size: Size) {
        page = GameLayout(size: size)
        let board = page.board
        let air = board.size.height >= 22 ? 1 : 0
        grid = board.rows(from: board.top, to: board.bottom - 1 - air)
        status = Rect(x: 0, y: board.bottom - 1, width: size.width, height: 1)
    }
}
