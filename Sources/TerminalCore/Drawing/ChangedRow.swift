struct ChangedRow {
    struct Run {
        let row: ChangedRow
        let x: Int
        let end: Int
    }

    let y: Int
    let cells: [DrawnCell]
    let isDirty: [Bool]
    let last: Int

    /// The runs of all rows, grouped by pen; nil where that would gain nothing, or where glyphs must be drawn
    /// in order because they may take more columns than they should.
    static func runsByPen(in rows: [ChangedRow]) -> [Run]? {
        var runs: [(order: (ground: Int, ink: Int), run: Run)] = []
        var grounds: [Int: Int] = [:]
        var inks: [Int: Int] = [:]
        for row in rows {
            for run in row.runs {
                let cell = row.cells[run.x]
                guard cell.glyph.columns == 1, !cell.glyph.hasAmbiguousWidth else { return nil }
                let ground = number(cell.pen.background.code, in: &grounds)
                // Blanks take any ink.
                let ink = cell.isErasable ? 0 : number(cell.pen.code, in: &inks) + 1
                runs.append(((ground, ink), run))
            }
        }
        guard runs.count > 8 else { return nil }
        // Stable: each run is drawn at its own position.
        let sorted = runs.enumerated().sorted {
            ($0.element.order.ground, $0.element.order.ink, $0.offset)
                < ($1.element.order.ground, $1.element.order.ink, $1.offset)
        }
        return sorted.map(\.element.run)
    }

    private static func number(_ code: Int, in numbers: inout [Int: Int]) -> Int {
        if let number = numbers[code] { return number }
        numbers[code] = numbers.count
        return numbers.count - 1
    }

    private var runs: [Run] {
        var runs: [Run] = []
        var x = 0
        while x <= last {
            guard isDirty[x] else {
                x += 1
                continue
            }
            var end = x + 1
            while end <= last && isDirty[end] && cells[end] == cells[x] { end += 1 }
            runs.append(Run(row: self, x: x, end: end))
            x = end
        }
        return runs
    }
}
