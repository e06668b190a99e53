import Glibc
@_spi(_Unicode) import Swift

/// Letters of centre lines, for pictures: what is drawn of them is as smooth at any size. Latin scripts alone; accents are
/// put on their letters.
///
/// Lengths are tenths of a capital's height: y is 0 at its top and 10 on the line, and x is 0 where a letter begins.
struct StrokeFont {
    struct Point: Hashable, Sendable {
        var x: Double
        var y: Double
    }

    /// Lines through points; those of a single point are dots.
    private(set) var strokes: [[Point]] = []
    /// Between the first and the last centre line.
    private(set) var width = 0.0

    /// A line of text.
    /// - Parameter gap: between the centre lines of neighbours.
    /// - Returns: nil where a character has no letter here.
    init?(_ text: String, gap: Double = 2.7) {
        for character in text {
            guard let letter = Self.letter(character) else { return nil }
            let left = strokes.isEmpty && width == 0 ? 0 : width + gap
            strokes += letter.strokes.map { $0.map { Point(x: $0.x + left, y: $0.y) } }
            width = left + letter.width
        }
    }

    private init(strokes: [[Point]], width: Double) { (self.strokes, self.width) = (strokes, width) }

    private var xs: [Double] { strokes.joined().map(\.x) }

    private static func letter(_ character: Character) -> StrokeFont? {
        if character == " " { return StrokeFont(strokes: [], width: 1) }
        let scalars = Array(String(character)._nfd)
        guard let base = scalars.first else { return nil }
        let hasMarkAbove = scalars.dropFirst().contains { $0 < "\u{323}" }
        let plain: Character =
            hasMarkAbove && base == "i" ? "ı" : hasMarkAbove && base == "j" ? "ȷ" : Character(base)
        guard let lines = lines(of: plain) else { return nil }
        var letter = StrokeFont(strokes: lines, width: 0)
        let (left, right) = (letter.xs.min() ?? 0, letter.xs.max() ?? 0)
        letter.strokes = lines.map { $0.map { Point(x: $0.x - left, y: $0.y) } }
        letter.width = right - left
        for mark in scalars.dropFirst() {
            guard letter.add(mark) else { return nil }
        }
        return letter
    }

    /// Marks above stand over the highest line, also over other marks; those below hang from the line of writing.
    private mutating func add(_ mark: Unicode.Scalar) -> Bool {
        guard let text = Self.marks[mark] else { return false }
        let lines = Self.parse(text)
        let isAbove = lines.joined().contains { $0.y < 0 }
        let line = isAbove ? strokes.joined().map(\.y).min() ?? 0 : 10
        strokes += lines.map { $0.map { Point(x: $0.x + width / 2, y: $0.y + line) } }
        return true
    }

    private static func lines(of character: Character) -> [[Point]]? { letters[character].map(parse) }

    /// Strokes apart by ` / `, of points `x,y`, arcs `x,y,radius,radius,from,to` in degrees clockwise from the right, and
    /// curves `~x,y,x,y,x,y` with two control points; `=o` is another letter, `^?` is one turned round.
    private static func parse(_ text: String) -> [[Point]] {
        text.split(separator: "/").flatMap { stroke -> [[Point]] in
            var line: [Point] = []
            for part in stroke.split(separator: " ") {
                if part.hasPrefix("="), let other = part.last.flatMap(lines) { return other }
                if part.hasPrefix("^"), let other = part.last.flatMap(lines) { return turned(other) }
                let numbers = part.drop { $0 == "~" }.split(separator: ",").compactMap { Double($0) }
                line +=
                    numbers.count == 2
                    ? [Point(x: numbers[0], y: numbers[1])]
                    : part.hasPrefix("~") ? curve(from: line.last, numbers) : arc(numbers)
            }
            return [line]
        }
    }

    private static func turned(_ strokes: [[Point]]) -> [[Point]] {
        let points = strokes.joined()
        let right = points.map(\.x).max() ?? 0
        let rows = (points.map(\.y).min() ?? 0) + (points.map(\.y).max() ?? 0)
        return strokes.map { $0.map { Point(x: right - $0.x, y: rows - $0.y) } }
    }

    /// How many lines stand for a full turn, and for a curve.
    private static let steps = (turn: 48.0, curve: 12)

    private static func arc(_ of: [Double]) -> [Point] {
        let (from, sweep) = (of[4], of[5] - of[4])
        let count = max(1, (abs(sweep) / 360 * steps.turn).rounded(.up))
        return stride(from: 0, through: count, by: 1).map { step in
            let angle = (from + sweep * step / count) * .pi / 180
            return Point(x: of[0] + of[2] * cos(angle), y: of[1] + of[3] * sin(angle))
        }
    }

    private static func curve(from start: Point?, _ of: [Double]) -> [Point] {
        guard let start else { return [] }
        return (1...steps.curve).map { step in
            let (t, u) = (Double(step) / Double(steps.curve), 1 - Double(step) / Double(steps.curve))
            func mix(_ p: Double, _ a: Double, _ b: Double, _ q: Double) -> Double {
                u * u * u * p + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * q
            }
            return Point(x: mix(start.x, of[0], of[2], of[4]), y: mix(start.y, of[1], of[3], of[5]))
        }
    }
}
