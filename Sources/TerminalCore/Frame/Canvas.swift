package import Model

/// A frame that screens draw on. Drawing outside is harmless.
///
/// A wide cluster is a cell followed by its continuation. Drawing over one half turns the other into a space.
package struct Canvas: Equatable, Sendable {
    package let size: Size
    private(set) var cells: [Cell]
    /// The pictures that the frame would show once the terminal has them; they are sent meanwhile.
    package var sheet: PictureSheet?
    /// The pictures shown, in no order; cells without a ground of their own let them through.
    package var pictures: Set<PicturePlacement> = []
    /// What Enter acts on: the terminal's invisible cursor rests there, so that Braille displays, magnifiers
    /// and screen readers follow.
    package var focus: Point?
    package private(set) var offers = Offers()

    package init(size: Size, style: Style = Style()) {
        self.size = size
        cells = Array(repeating: Cell(.space, style), count: size.width * size.height)
    }

    package var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    /// Reading outside gives a blank, writing outside does nothing.
    package subscript(x: Int, y: Int) -> Cell {
        get { bounds.contains(Point(x: x, y: y)) ? cells[y * size.width + x] : Cell(.space, Style()) }
        set {
            guard bounds.contains(Point(x: x, y: y)) else { return }
            place(newValue, x, y)
        }
    }

    /// Wide cells are placed side by side, with a space where one does not fit.
    package mutating func fill(_ rect: Rect, with cell: Cell) {
        let columns = visibleColumns(rect)
        guard !columns.isEmpty else { return }
        let isWide = cell.glyph.columns > 1
        for y in visibleRows(rect) {
            if isWide {
                for x in stride(from: columns.lowerBound, to: columns.upperBound, by: 2) {
                    place(x + 1 < columns.upperBound ? cell : Cell(.space, cell.style), x, y)
                }
            } else {
                separate(columns.lowerBound, y)
                separate(columns.upperBound - 1, y)
                let row = y * size.width
                for index in row + columns.lowerBound..<row + columns.upperBound { cells[index] = cell }
            }
        }
    }

    /// Writes one line and returns the columns taken, at most `limit` and up to the frame's edge; a wide
    /// cluster that does not fit becomes a space.
    @discardableResult
    package mutating func write(_ text: SafeText, at point: Point, _ style: Style, limit: Int = .max) -> Int {
        var x = point.x
        let end = min(size.width, limit > size.width - point.x ? size.width : point.x + limit)
        Glyph.split(text.string) { glyph in
            guard x < end else { return }
            let columns = glyph.columns
            if x >= 0 && x + columns <= end {
                self[x, point.y] = Cell(glyph, style)
            } else if columns > 1 {
                self[max(0, x), point.y] = Cell(.space, style)
            }
            x = min(end, x + columns)
        }
        return max(0, x - point.x)
    }

    package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
        for y in visibleRows(rect) {
            for x in visibleColumns(rect) { change(&cells[y * size.width + x].style) }
        }
    }

    /// Covers what was offered before.
    package mutating func offer(_ offer: Offer) { offers.append(offer) }

    /// The action's step is 1 upwards and -1 downwards.
    package mutating func offerWheel(_ area: Rect, _ action: any OfferAction) {
        offers.appendWheel(Offer(area, action))
    }

    /// What has been drawn so far can be clicked, but not reached by scanning.
    package mutating func keepOffersForMouse() { offers.keepForMouse() }

    /// Nothing drawn so far can be chosen any more: something covers it.
    package mutating func withdrawOffers() { offers = Offers() }

    private func visibleColumns(_ rect: Rect) -> Range<Int> {
        (rect.left..<rect.right).clamped(to: 0..<size.width)
    }

    private func visibleRows(_ rect: Rect) -> Range<Int> {
        (rect.top..<rect.bottom).clamped(to: 0..<size.height)
    }

    private mutating func place(_ cell: Cell, _ x: Int, _ y: Int) {
        let index = y * size.width + x
        if cells[index].glyph == cell.glyph {
            cells[index].style = cell.style
            return
        }
        separate(x, y)
        if cell.glyph == .continuation {
            cells[index] = Cell(.space, cell.style)
        } else if cell.glyph.columns == 1 {
            cells[index] = cell
        } else if x + 1 < size.width {
            separate(x + 1, y)
            cells[index] = cell
            cells[index + 1] = Cell(.continuation, cell.style)
        } else {
            cells[index] = Cell(.space, cell.style)
        }
    }

    /// Turns both halves of a wide cluster at this cell into spaces.
    private mutating func separate(_ x: Int, _ y: Int) {
        let index = y * size.width + x
        if cells[index].glyph == .continuation {
            cells[index].glyph = .space
            cells[index - 1].glyph = .space
        } else if x + 1 < size.width && cells[index + 1].glyph == .continuation {
            cells[index].glyph = .space
            cells[index + 1].glyph = .space
        }
    }
}

extension SafeText {
    package var columns: Int {
        var sum = 0
        Glyph.split(string) { sum += $0.columns }
        return sum
    }
}
