import Localization
import Model
import TerminalCore

/// From the widest form to the narrowest.
private enum LabelForm: Int, CaseIterable, Comparable {
    /// A gap between key and name, clear of the pad's edges.
    case airy
    case close
    case stacked
    /// Side by side, up to the edges.
    case touching
    case key

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension Board {
    /// Labels of quiet pads share the narrowest form that one of them needs, as long as it is clear of the
    /// edges. A pad without room even for that does not cost the others their names.
    func drawLabels(on canvas: inout Canvas, state: BoardState, display: DisplayStyle) {
        var quiet = state
        quiet.levels = quiet.levels.map { _ in 0 }
        quiet.focused = nil
        let forms = quiet.places.indices.filter { !quiet.absent.contains(quiet.places[$0]) }
            .map { label(quiet, $0, from: .airy, display).form }
        let widest = min(forms.max() ?? .airy, .stacked)
        for index in state.places.indices {
            drawLabel(index, from: widest, on: &canvas, state: state, display: display)
        }
    }

    /// Key and name; a lit pad adds its note between marks, so that not only its colour changes. The owner,
    /// if any, is below.
    private func drawLabel(
        _ index: Int, from widest: LabelForm, on canvas: inout Canvas, state: BoardState,
        display: DisplayStyle
    ) {
        let pad = state.places[index]
        let lit = state.isLit(pad)
        let label = label(state, index, from: lit ? .airy : widest, display)
        let row = label.row
        var left = 0
        if label.form == .stacked {
            let name = SafeText(state.label(pad).name)
            left = write(name, index, row: row + 1, on: &canvas, lit: lit, display)
            let middle = left + (name.columns - 1) / 2
            write(label.text, index, row: row, from: middle, on: &canvas, lit: lit, display)
        } else {
            left = write(label.text, index, row: row, on: &canvas, lit: lit, display)
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

    /// The widest form, from `widest` on, that fits, and its row: the middle one, or the next one outward,
    /// where a pad of the disc is wider.
    private func label(
        _ state: BoardState, _ index: Int, from widest: LabelForm, _ display: DisplayStyle
    ) -> (form: LabelForm, text: SafeText, row: Int) {
        let pad = state.places[index]
        let row = labelCell(index).y
        guard !state.absent.contains(pad) else {
            return (.key, state.owners[pad] == nil ? "-" : tr("out"), row)
        }
        let texts = state.labels(of: pad)
        let outward = index < 2 ? row - 1 : row + 1
        func fitting(_ text: SafeText, margin: Int) -> Int? {
            [row, outward].first { text.columns + margin <= columns(index, row: $0).count }
        }
        for form in LabelForm.allCases where form >= widest {
            switch form {
            case .airy: if let row = fitting(texts[0], margin: 4) { return (form, texts[0], row) }
            case .close: if let row = fitting(texts[1], margin: 2) { return (form, texts[1], row) }
            case .stacked:
                let name = SafeText(state.label(pad).name)
                let rows = index < 2 ? (key: outward, name: row) : (key: row, name: outward)
                let isQuiet = !state.isLit(pad) && state.owners[pad] == nil && disc != nil
                if isQuiet, name.columns < columns(index, row: rows.name).count {
                    return (form, texts[2], rows.key)
                }
            case .touching:
                if let row = fitting(texts[1], margin: 1) ?? fitting(texts[1], margin: 0) {
                    return (form, texts[1], row)
                }
            case .key: break
            }
        }
        return (.key, texts[2], row)
    }

    private func columns(_ index: Int, row: Int) -> Range<Int> {
        switch shape {
        case .disc(let raster): return raster.disc.columns(of: Pad.allCases[index], atRow: row)
        case .rectangles(let rectangles):
            let rect = rectangles.pads[index]
            return rect.left..<rect.right
        }
    }

    private func middle(_ index: Int, row: Int) -> Int {
        let columns = columns(index, row: row)
        return columns.isEmpty ? labelCell(index).x : (columns.lowerBound + columns.upperBound) / 2
    }

    /// Centred in a pad's row, or from `column` on; returns the first column used.
    @discardableResult
    private func write(
        _ text: SafeText, _ index: Int, row: Int, from column: Int? = nil, on canvas: inout Canvas, lit: Bool,
        _ display: DisplayStyle
    ) -> Int {
        // Without shades the words get a background of their own.
        let words = display.colours == .many ? text : " \(text) "
        let room = columns(index, row: row)
        // An odd column is left towards the hub.
        let spare = room.count - words.columns + index % 2
        let middle =
            room.isEmpty ? labelCell(index).x - words.columns / 2 : room.lowerBound + max(0, spare) / 2
        let left = column ?? middle
        var x = left
        for character in words.string {
            let ground = canvas[x, row].style
            // A joiner without width keeps the terminal from reading the word.
            let joiner = display.showsNamedColours && character.isLetter ? "\u{34F}" : ""
            canvas[x, row] = Cell(Character("\(character)\(joiner)"), ink(on: ground, lit: lit, display))
            x += SafeText(String(character)).columns
        }
        return left
    }

    private func cross(_ cell: Point, on canvas: inout Canvas, _ display: DisplayStyle) {
        let ground = canvas[cell.x, cell.y].style
        let ink = display.colours == .many ? display.theme.onToy.alert : .terminalDefault
        let under = display.colours == .many ? ground.background : .terminalDefault
        canvas[cell.x, cell.y] = Cell(display.unicode ? "✗" : "X", Style(ink, on: under, .bold))
    }

    private func labelCell(_ index: Int) -> Point {
        switch shape {
        case .disc(let raster): return raster.disc.middle(of: Pad.allCases[index])
        case .rectangles(let rectangles):
            let rect = rectangles.pads[index]
            return Point(x: rect.left + rect.size.width / 2, y: rect.top + (rect.size.height - 1) / 2)
        }
    }

    private func ink(on ground: Style, lit: Bool, _ display: DisplayStyle) -> Style {
        guard display.colours == .many else { return Style(.bold) }
        let ink = lit ? PadColours.inkOnLit : RGB(0xF2_F0EC).colour(console: .black)
        return Style(ink, on: ground.background, lit ? .bold : [])
    }
}
