import Model
import TerminalCore

/// The board without room or colours for the disc: four rectangles, two by two.
struct Rectangles: Hashable, Sendable {
    let pads: [Rect]

    /// With a gap of two columns and a row where there is room.
    init(in area: Rect) {
        let gapRows = area.size.height >= 9 ? 1 : 0
        let gapColumns = 2
        let width = (area.size.width - gapColumns) / 2
        let height = (area.size.height - gapRows) / 2
        pads = Pad.allCases.map { pad in
            let column = pad.rawValue % 2
            let row = pad.rawValue / 2
            return Rect(
                x: area.left + column * (width + gapColumns), y: area.top + row * (height + gapRows),
                width: width, height: height)
        }
    }

    /// In reading order from 0.
    func index(at cell: Point) -> Int? { pads.firstIndex { $0.contains(cell) } }

    func draw(on canvas: inout Canvas, state: BoardState, display: DisplayStyle, palette: PaletteName) {
        for (index, pad) in state.places.enumerated() {
            // One column outward while pressed.
            let shake = state.shaken == pad ? index % 2 == 0 ? -1 : 1 : 0
            let rect = pads[index].moved(columns: shake)
            let shown = state.colour(pad)
            if state.absent.contains(pad) {
                Border.draw(rect, on: &canvas, style: display.theme.dimmed)
                continue
            }
            switch display.colours {
            case .many:
                let colours = PadColours.of(shown, in: palette)
                let shown = colours.unlit.mixed(with: colours.lit, state.level(pad))
                let colour = state.crossed == pad ? shown.drained : shown
                canvas.fill(
                    rect, with: Cell(" ", Style(.terminalDefault, on: colour.colour(console: .black))))
            case .console: drawConsole(shown, rect, on: &canvas, lit: state.isLit(pad), display, palette)
            // An outline while quiet, a filled shape while lit.
            case .none where state.isLit(pad): canvas.fill(rect, with: Cell("█", Style()))
            case .none: Border.draw(rect, on: &canvas, style: Style())
            }
        }
    }

    /// Quiet pads are shaded and lit ones filled with the bright colour: distinct also on the Linux console,
    /// where bright grounds look like plain ones.
    private func drawConsole(
        _ pad: Pad, _ rect: Rect, on canvas: inout Canvas, lit: Bool, _ display: DisplayStyle,
        _ palette: PaletteName
    ) {
        let colours = PadColours.of(pad, in: palette)
        let ink = lit ? colours.litColour : colours.unlit.colour(console: colours.console)
        switch (lit, display.unicode) {
        case (true, true): canvas.fill(rect, with: Cell("█", Style(ink)))
        case (true, false):
            canvas.fill(rect, with: Cell(" ", Style(ink, on: .terminalDefault, [.reverse, .bold])))
        case (false, true): canvas.fill(rect, with: Cell("▓", Style(ink)))
        case (false, false): canvas.fill(rect, with: Cell(":", Style(ink)))
        }
    }
}
