import PNG

/// What is drawn on a picture, with soft edges. Positions are in pixels from the upper left corner.
extension Image {
    struct Box: Hashable {
        var left: Double
        var top: Double
        var right: Double
        var bottom: Double

        func grown(by margin: Double) -> Box {
            Box(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
        }

        static func around(_ points: some Sequence<(x: Double, y: Double)>) -> Box {
            points.reduce(Box(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)) {
                Box(
                    left: min($0.left, $1.x), top: min($0.top, $1.y), right: max($0.right, $1.x),
                    bottom: max($0.bottom, $1.y))
            }
        }
    }

    /// The rows and columns of a box that there are.
    private func pixels(of box: Box) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
            guard from < to else { return 0..<0 }
            let first = min(count, max(0, Int(from.rounded(.down))))
            return first..<min(count, max(first, Int(to.rounded(.up))))
        }
        return (range(box.left, box.right, width), range(box.top, box.bottom, height))
    }

    /// - Parameter paint: a colour and how much of it covers the pixel with this middle, 0 to 1.
    mutating func paint(_ box: Box, _ paint: (_ x: Double, _ y: Double) -> (RGB, share: Double)) {
        let (columns, rows) = pixels(of: box)
        for row in rows {
            for column in columns {
                let (colour, share) = paint(Double(column) + 0.5, Double(row) + 0.5)
                guard share > 0 else { continue }
                self[column, row] = RGB(self[column, row] >> 8).mixed(with: colour, share).value << 8 | 0xFF
            }
        }
    }

    /// Where another picture shines through, this one does.
    mutating func lay(_ other: Image, left: Int, top: Int) {
        for row in 0..<other.height {
            for column in 0..<other.width {
                let pixel = other[column, row]
                guard pixel & 0xFF > 0 else { continue }
                let under = RGB(self[left + column, top + row] >> 8)
                self[left + column, top + row] =
                    under.mixed(with: RGB(pixel >> 8), Double(pixel & 0xFF) / 255).value << 8 | 0xFF
            }
        }
    }

    func part(_ box: Box) -> (image: Image, left: Int, top: Int) {
        let (columns, rows) = pixels(of: box)
        var part = Image(width: columns.count, height: rows.count)
        for row in rows {
            for column in columns {
                part[column - columns.lowerBound, row - rows.lowerBound] = self[column, row]
            }
        }
        return (part, columns.lowerBound, rows.lowerBound)
    }

    /// A box with round corners.
    mutating func fill(_ box: Box, corner: Double, _ colour: (_ x: Double, _ y: Double) -> RGB) {
        paint(box.grown(by: 1)) { x, y in
            (colour(x, y), min(1, max(0, Self.depth(x, y, in: box, corner: corner) + 0.5)))
        }
    }

    /// The distance from the edge, positive inside.
    private static func depth(_ x: Double, _ y: Double, in box: Box, corner: Double) -> Double {
        let across = abs(x - (box.left + box.right) / 2) - (box.right - box.left) / 2 + corner
        let down = abs(y - (box.top + box.bottom) / 2) - (box.bottom - box.top) / 2 + corner
        let (outX, outY) = (max(0, across), max(0, down))
        return corner - (outX * outX + outY * outY).squareRoot() - min(0, max(across, down))
    }

    /// A soft shadow.
    mutating func shade(_ box: Box, corner: Double) {
        let reach = 26.0
        paint(box.grown(by: reach)) { x, y in
            let left = max(0, -Self.depth(x, y - 6, in: box, corner: corner)) / reach
            return (RGB(0), left < 1 ? 0.5 * (1 - left) * (1 - left) : 0)
        }
    }

    /// Lines through points, with round ends.
    mutating func draw(_ lines: [[(x: Double, y: Double)]], width: Double, _ colour: RGB) {
        let whole = Box.around(lines.joined()).grown(by: width / 2 + 1)
        let all = pixels(of: whole)
        // Where lines cross they are painted once.
        var shares = [Double](repeating: 0, count: all.columns.count * all.rows.count)
        for (from, to) in lines.flatMap({ zip($0, $0.count > 1 ? $0.dropFirst() : $0[...]) }) {
            let (columns, rows) = pixels(of: .around([from, to]).grown(by: width / 2 + 1))
            for row in rows {
                for column in columns {
                    let away = Self.distance(Double(column) + 0.5, Double(row) + 0.5, from, to)
                    let place =
                        (row - all.rows.lowerBound) * all.columns.count + column - all.columns.lowerBound
                    shares[place] = max(shares[place], min(1, (width + 1) / 2 - away))
                }
            }
        }
        var places = shares.makeIterator()
        paint(whole) { _, _ in (colour, places.next() ?? 0) }
    }

    /// Text that is made smaller where it is too long for its box; nothing where it has other letters than Latin ones.
    /// - Parameters:
    ///   - line: of writing, or the middle of a text in the middle of its box.
    ///   - height: of a capital.
    ///   - weight: of a stroke, in tenths of the height.
    mutating func write(
        _ text: String, in box: Box, line: Double, height: Double, weight: Double = 1.15,
        isCentred: Bool = false, _ colour: RGB
    ) {
        guard let text = StrokeFont(text, gap: 1.5 + weight) else { return }
        let unit = min(height / 10, (box.right - box.left) / (text.width + weight))
        let left = isCentred ? (box.left + box.right - text.width * unit) / 2 : box.left + weight * unit / 2
        let top = line - (isCentred ? 5 : 10) * unit
        let lines = text.strokes.map { $0.map { (x: left + $0.x * unit, y: top + $0.y * unit) } }
        draw(lines, width: weight * unit, colour)
    }

    /// From the nearest point of a line.
    private static func distance(
        _ x: Double, _ y: Double, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double)
    ) -> Double {
        let (across, down) = (to.x - from.x, to.y - from.y)
        let length = across * across + down * down
        let along = length > 0 ? ((x - from.x) * across + (y - from.y) * down) / length : 0
        let (toX, toY) = (
            x - from.x - across * min(1, max(0, along)), y - from.y - down * min(1, max(0, along))
        )
        return (toX * toX + toY * toY).squareRoot()
    }
}
