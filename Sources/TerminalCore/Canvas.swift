public import Model

/// A frame in the making: a grid of cells that screens draw on. Drawing outside is harmless.
public struct Canvas: Equatable, Sendable {
    /// Columns and rows.
    public let size: Size
    private(set) var cells: [Cell]

    /// A blank frame.
    public init(size: Size, style: Style = Style()) {
        self.size = size
        cells = Array(repeating: Cell(" ", style), count: size.width * size.height)
    }

    /// The whole frame.
    public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    /// The cell at a place: reading outside gives a blank, writing outside does nothing.
    public subscript(x: Int, y: Int) -> Cell {
        get { bounds.contains(Point(x: x, y: y)) ? cells[y * size.width + x] : Cell(" ", Style()) }
        set {
            guard bounds.contains(Point(x: x, y: y)) else { return }
            cells[y * size.width + x] = newValue
        }
    }

    /// Fills a rectangle with one cell.
    public mutating func fill(_ rect: Rect, with cell: Cell) {
        for y in max(0, rect.top)..<max(0, rect.top, min(size.height, rect.bottom)) {
            for x in max(0, rect.left)..<max(0, rect.left, min(size.width, rect.right)) { self[x, y] = cell }
        }
    }

    /// Writes one line of text from a place rightward and returns the columns it took. It ends at
    /// `limit` columns or the frame's edge; a wide cluster that does not fit whole becomes a space.
    @discardableResult
    public mutating func write(_ text: SafeText, at point: Point, _ style: Style, limit: Int = .max) -> Int {
        var x = point.x
        for character in text.string where x - point.x < limit {
            self[x, point.y] = Cell(character, style)
            x += 1
        }
        return x - point.x
    }

    /// Changes the look of a rectangle's cells and keeps their glyphs.
    public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
        for y in rect.top..<rect.bottom {
            for x in rect.left..<rect.right { change(&self[x, y].style) }
        }
    }
}

/// One cell: a glyph and its look.
public struct Cell: Hashable, Sendable {
    /// The grapheme cluster shown.
    public var character: Character
    /// Its look.
    public var style: Style

    /// Makes a cell of a cluster one column wide; wider ones are placed by `Canvas.write`.
    public init(_ character: Character, _ style: Style) {
        self.character = character
        self.style = style
    }
}
