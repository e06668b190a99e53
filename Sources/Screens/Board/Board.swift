import Model
import TerminalCore
import Localization

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
        guard state.showsLabels else { return }
        for place in state.places.indices { drawLabel(place, on: &canvas, state: state, display: display) }
    }

    /// A pad's key and name; its note joins them, between marks, while it is lit: a change of shape for
    /// those who do not see the change of colour. Below stands whose it is, where it is anyone's.
    private func drawLabel(_ index: Int, on canvas: inout Canvas, state: BoardState, display: DisplayStyle) {
        let pad = state.places[index]
        let lit = state.isLit(pad)
        let texts =
            state.absent.contains(pad)
            ? [state.owners[pad] == nil ? "-" : tr("out")] : state.labels(of: pad, unicode: display.unicode)
        let (text, row) = fitting(texts, index)
        let left = write(text, index, row: row, on: &canvas, lit: lit, display)
        if text.columns == 1, texts.count > 1, state.owners[pad] == nil {
            // Key and name stand one above the other where they have no room side by side.
            let name = SafeText(state.label(pad).name)
            if name.columns <= columns(index, row: row + 1).count {
                write(name, index, row: row + 1, on: &canvas, lit: lit, display)
            }
        }
        if state.focused == pad { canvas.focus = Point(x: left, y: row) }
        if state.crossed == pad {
            cross(Point(x: middle(index, row: row), y: row - 1), on: &canvas, display)
        }
        guard let owner = state.owners[pad] else { return }
        let room = columns(index, row: row + 1).count
        write(
            owner.first { $0.columns <= room } ?? owner[0].clipped(to: room), index, row: row + 1,
            on: &canvas, lit: lit, display)
    }

    /// The longest of some texts that keeps clear of its pad's edges, or else has room within them, and its row:
    /// the middle one, or the next one outward, where a pad of the disc is wider.
    private func fitting(_ texts: [SafeText], _ place: Int) -> (SafeText, row: Int) {
        let row = labelPlace(place).y
        let outward = place < 2 ? row - 1 : row + 1
        for margin in [2, 1, 0] {
            // The first form has air that a tight pad does not have.
            for text in texts.dropLast().dropFirst(margin == 2 ? 0 : 1) {
                for row in [row, outward] where text.columns + margin <= columns(place, row: row).count {
                    return (text, row)
                }
            }
        }
        return (texts.last ?? "", row)
    }

    private func columns(_ place: Int, row: Int) -> Range<Int> {
        switch shape {
        case .disc(let raster): return raster.disc.columns(of: Pad.allCases[place], atRow: row)
        case .rectangles(let rectangles):
            let rect = rectangles.pads[place]
            return rect.left..<rect.right
        }
    }

    /// The column in the middle of a pad's row.
    private func middle(_ place: Int, row: Int) -> Int {
        let columns = columns(place, row: row)
        return columns.isEmpty ? labelPlace(place).x : (columns.lowerBound + columns.upperBound) / 2
    }

    /// Returns the column in which the text begins.
    @discardableResult
    private func write(
        _ text: SafeText, _ index: Int, row: Int, on canvas: inout Canvas, lit: Bool, _ display: DisplayStyle
    ) -> Int {
        // Without shades to write on, the words get room of their own.
        let words = display.colours == .many ? text : " \(text) "
        let room = columns(index, row: row)
        // What cannot be halved is left towards the hub.
        let spare = room.count - words.columns + index % 2
        let left =
            room.isEmpty ? labelPlace(index).x - words.columns / 2 : room.lowerBound + max(0, spare) / 2
        var x = left
        for character in words.string {
            let ground = canvas[x, row].style
            canvas[x, row] = Cell(character, ink(on: ground, lit: lit, display))
            x += SafeText(String(character)).columns
        }
        return left
    }

    /// Marks a pad that was pressed by mistake.
    private func cross(_ place: Point, on canvas: inout Canvas, _ display: DisplayStyle) {
        let ground = canvas[place.x, place.y].style
        let ink = display.colours == .many ? display.theme.onToy.alert : .terminalDefault
        let under = display.colours == .many ? ground.background : .terminalDefault
        canvas[place.x, place.y] = Cell(display.unicode ? "✗" : "X", Style(ink, on: under, .bold))
    }

    private func labelPlace(_ place: Int) -> Point {
        switch shape {
        case .disc(let raster): return raster.disc.middle(of: Pad.allCases[place])
        case .rectangles(let rectangles):
            let rect = rectangles.pads[place]
            return Point(x: rect.left + rect.size.width / 2, y: rect.top + (rect.size.height - 1) / 2)
        }
    }

    /// Dark ink on a lit pad, light ink on a quiet one.
    private func ink(on ground: Style, lit: Bool, _ display: DisplayStyle) -> Style {
        guard display.colours == .many else { return Style(.terminalDefault, on: .terminalDefault, .bold) }
        let ink = lit ? PadColours.inkOnLit : RGB(0xF2_F0EC).colour(console: .black)
        return Style(ink, on: ground.background, lit ? .bold : [])
    }
}
