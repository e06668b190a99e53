/// Draws one frame over another: changed cells, pen and cursor movement.
struct Painter {
    var bytes: [UInt8] = []
    private let canvas: Canvas
    private let old: Canvas
    private let capabilities: Capabilities
    /// Nil when unknown: at the start, at the right margin and after a glyph of disputed width.
    private var position: Point?
    private var pen: Pen?
    private let clears: Bool

    init(_ canvas: Canvas, over old: Canvas?, _ capabilities: Capabilities) {
        self.canvas = canvas
        self.old = old ?? Canvas(size: canvas.size)
        self.capabilities = capabilities
        clears = old == nil
    }

    mutating func paint() {
        if clears {
            bytes.append(text: "\u{1B}[m\u{1B}[2J")
            pen = Pen()
        }
        let rows = (0..<canvas.size.height).compactMap(changedRow)
        let unpainted = self
        for row in rows { paint(row) }
        // A light changes many cells in few colours: drawing colour by colour may be shorter.
        guard !clears, let runs = ChangedRow.runsByPen(in: rows) else { return }
        var other = unpainted
        for run in runs {
            other.move(to: Point(x: run.x, y: run.row.y))
            _ = other.paintRun(run.x, run.row.y, run.row.cells, run.end - 1)
        }
        if other.bytes.count < bytes.count { self = other }
    }

    mutating func show(_ pictures: Set<PicturePlacement>, beside old: Set<PicturePlacement>) {
        let new = pictures.subtracting(old).sorted { ($0.number, $0.copy) < ($1.number, $1.copy) }
        for placement in new {
            move(to: placement.origin)
            bytes.append(contentsOf: GraphicsCommand.show(placement))
            // Not every terminal can leave the cursor where it is.
            position = nil
        }
    }

    mutating func hide(_ old: Set<PicturePlacement>, beside pictures: Set<PicturePlacement>) {
        guard !old.isEmpty else { return }
        let (before, now) = (Self.copies(in: old), Self.copies(in: pictures))
        for (number, copies) in before.sorted(by: { $0.key < $1.key }) {
            guard let kept = now[number] else {
                bytes.append(contentsOf: GraphicsCommand.hide(number))
                continue
            }
            for copy in copies.subtracting(kept).sorted() {
                bytes.append(contentsOf: GraphicsCommand.hide(number, copy: copy))
            }
        }
    }

    private static func copies(in pictures: Set<PicturePlacement>) -> [Int: Set<Int>] {
        Dictionary(grouping: pictures, by: \.number).mapValues { Set($0.map(\.copy)) }
    }

    mutating func move(to target: Point) {
        guard position != target else { return }
        defer { position = target }
        let absolute = controlCost(target.y + 1) + (target.x == 0 ? 0 : controlCost(target.x + 1) - 2)
        if let here = position, here.y == target.y {
            let distance = target.x - here.x
            if target.x == 0 { return bytes.append(0x0D) }
            if controlCost(abs(distance)) <= controlCost(target.x + 1) {
                return bytes.append(control: distance > 0 ? "C" : "D", abs(distance))
            }
            return bytes.append(control: "G", target.x + 1)
        }
        if let here = position, here.x == target.x, controlCost(abs(target.y - here.y)) < absolute {
            return bytes.append(control: target.y > here.y ? "B" : "A", abs(target.y - here.y))
        }
        guard target.x > 0 else { return bytes.append(control: "H", target.y + 1) }
        bytes.append(text: "\u{1B}[")
        if target.y > 0 { bytes.append(decimal: target.y + 1) }
        bytes.append(UInt8(ascii: ";"))
        bytes.append(decimal: target.x + 1)
        bytes.append(UInt8(ascii: "H"))
    }

    private func changedRow(_ y: Int) -> ChangedRow? {
        let width = canvas.size.width
        let row = y * width..<(y + 1) * width
        guard canvas.cells[row] != old.cells[row] else { return nil }
        let new = row.map { DrawnCell(canvas.cells[$0], capabilities) }
        let dirty = dirtyCells(row, new)
        guard let last = dirty.lastIndex(of: true) else { return nil }
        return ChangedRow(y: y, cells: new, isDirty: dirty, last: last)
    }

    private mutating func paint(_ row: ChangedRow) {
        var x = 0
        while x <= row.last {
            if row.isDirty[x] && row.cells[x].glyph != .continuation {
                reach(x, row.y, row.cells)
                x += paintRun(x, row.y, row.cells, row.last)
            } else {
                x += 1
            }
        }
    }

    private func dirtyCells(_ row: Range<Int>, _ new: [DrawnCell]) -> [Bool] {
        let changed = row.enumerated().map { x, index in
            guard canvas.cells[index] != old.cells[index] else { return false }
            let before = DrawnCell(old.cells[index], capabilities)
            // The right half of a wide glyph looks like the left, whatever its own style.
            return new[x].glyph == .continuation ? before.glyph != .continuation : new[x] != before
        }
        return spread(changed, row, new)
    }

    /// Adds cells that must be redrawn with their neighbours: both halves of a wide glyph, and the three
    /// columns after a glyph of disputed width, as it may have left something there.
    private func spread(_ changed: [Bool], _ row: Range<Int>, _ new: [DrawnCell]) -> [Bool] {
        var dirty = changed
        var x = 0
        while x < dirty.count {
            if dirty[x] {
                if new[x].glyph == .continuation && !dirty[x - 1] {
                    x -= 1
                    dirty[x] = true
                    continue
                }
                if new[x].glyph.hasAmbiguousWidth || old.cells[row.lowerBound + x].glyph.hasAmbiguousWidth {
                    for next in x + 1..<max(x + 1, min(x + 4, dirty.count)) { dirty[next] = true }
                }
            }
            x += 1
        }
        return dirty
    }

    /// Moves to a cell of the row, redrawing unchanged cells between where that is shorter.
    private mutating func reach(_ x: Int, _ y: Int, _ new: [DrawnCell]) {
        if let here = position, here.y == y, here.x < x, x - here.x <= 4, let pen {
            let gap = new[here.x..<x]
            if gap.allSatisfy({ $0.glyph.isPlainByte && $0.isDrawn(by: pen) }) {
                if gap.count <= controlCost(x - here.x) {
                    for cell in gap { bytes.append(cell.glyph) }
                    position = Point(x: x, y: y)
                    return
                }
            }
        }
        move(to: Point(x: x, y: y))
    }

    /// Draws from a changed cell as far as one method reaches; returns the columns taken.
    mutating func paintRun(_ x: Int, _ y: Int, _ new: [DrawnCell], _ last: Int) -> Int {
        let cell = new[x]
        var count = 1
        while x + count < new.count && new[x + count] == cell { count += 1 }
        if cell.isErasable, let taken = erase(x, count, cell, new.count, last) { return taken }
        count = min(count, last - x + 1)
        setPen(for: cell)
        if cell.glyph.columns == 2 || cell.glyph.hasAmbiguousWidth { return paintAlone(cell, x, y) }
        bytes.append(cell.glyph)
        let length = cell.glyph.isPlainByte ? 1 : 3
        // REP repeats one character; terminals disagree whether its marks are repeated.
        let repeats = capabilities.repeatsCharacters && cell.glyph.single != nil
        if repeats && count > 2 && controlCost(count - 1) < (count - 1) * length {
            bytes.append(control: "b", count - 1)
        } else {
            for _ in 1..<max(1, count) { bytes.append(cell.glyph) }
        }
        advance(to: x + count, y)
        return count
    }

    /// Returns the columns erased; nil where spaces are as short.
    private mutating func erase(_ x: Int, _ count: Int, _ cell: DrawnCell, _ width: Int, _ last: Int) -> Int?
    {
        guard capabilities.backColorErase || cell.pen.background == .standard else { return nil }
        let needed = min(count, last - x + 1)
        if x + count == width && needed > 3 {
            setPen(for: cell)
            bytes.append(text: "\u{1B}[K")
            return count
        }
        let wayOn = x + needed <= last ? controlCost(needed) : 0
        guard capabilities.erasesCharacters, controlCost(needed) + wayOn < needed else { return nil }
        setPen(for: cell)
        bytes.append(control: "X", needed)
        return needed
    }

    /// Draws a wide or disputed glyph over erased ground.
    private mutating func paintAlone(_ cell: DrawnCell, _ x: Int, _ y: Int) -> Int {
        let columns = min(cell.glyph.columns, canvas.size.width - x)
        if cell.glyph.hasAmbiguousWidth {
            for _ in 0..<columns { bytes.append(0x20) }
            position = nil
            move(to: Point(x: x, y: y))
        }
        bytes.append(cell.glyph)
        if cell.glyph.hasAmbiguousWidth { position = nil } else { advance(to: x + columns, y) }
        return columns
    }

    private mutating func advance(to x: Int, _ y: Int) {
        position = x < canvas.size.width ? Point(x: x, y: y) : nil
    }

    private mutating func setPen(for cell: DrawnCell) {
        if let pen, cell.isDrawn(by: pen) { return }
        let next = cell.penOver(pen)
        let parameters = next.parameters(from: pen, brightIsBold: capabilities.isLinuxConsole)
        pen = next
        guard parameters.cost > 0 else { return }
        bytes.append(text: "\u{1B}[")
        bytes.append(contentsOf: parameters.text)
        bytes.append(UInt8(ascii: "m"))
    }
}

extension DrawnCell {
    func isDrawn(by other: Pen) -> Bool { penOver(other) == other }

    /// The cell's own pen, but where no ink shows, the ink already set.
    func penOver(_ other: Pen?) -> Pen {
        guard isErasable, let other else { return pen }
        var result = other
        result.background = pen.background
        result.attributes.subtract(Pen.backgroundAttributes)
        return result
    }
}

extension Glyph {
    var isPlainByte: Bool { single.map { $0.value < 0x80 } ?? false }
}
