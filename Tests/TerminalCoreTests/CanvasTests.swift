import Model
import Testing

@testable import TerminalCore

@Suite struct CanvasTests {
    @Test(arguments: [("Ada", 3), ("", 0), ("漢字", 4), ("e\u{301}", 1), ("한", 2), ("🎉!", 3), ("⚡", 2)])
    func textTakesItsColumns(text: String, columns: Int) {
        var canvas = Canvas(size: Size(width: 10, height: 1))
        #expect(canvas.write(SafeText(text), at: Point(x: 0, y: 0), Style()) == columns)
        #expect(SafeText(text).columns == columns)
    }

    @Test func aWideClusterIsACellAndItsContinuation() {
        let canvas = drawn("a漢b")
        #expect(picture(canvas) == "a漢b ")
        #expect(canvas[2, 0].isContinuation)
    }

    @Test func aWideClusterCutByTheEdgeBecomesASpace() {
        #expect(picture(drawn("abcd漢")) == "abcd ")
        #expect(picture(drawn("漢", at: -1)) == "     ")
        #expect(picture(drawn("漢字", limit: 3)) == "漢   ")
    }

    @Test(arguments: [(0, "x    "), (1, " x   "), (2, "漢x  ")])
    func writingOverOneHalfTakesTheOtherAway(x: Int, expected: String) {
        var canvas = drawn("漢")
        canvas[x, 0] = Cell("x", Style())
        #expect(picture(canvas) == expected)
    }

    @Test func fillingOverHalvesLeavesNoneAlone() {
        var canvas = drawn("漢漢")
        canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), with: Cell("x", Style()))
        #expect(picture(canvas) == " xx  ")
    }

    @Test func drawingOutsideIsHarmless() {
        var canvas = drawn("ab")
        let before = canvas
        canvas[-1, 0] = Cell("x", Style())
        canvas[0, 7] = Cell("x", Style())
        canvas.fill(Rect(x: 5, y: -3, width: 9, height: 2), with: Cell("x", Style()))
        canvas.write("漢x", at: Point(x: 0, y: 1), Style())
        canvas.restyle(Rect(x: -5, y: -5, width: 3, height: 50)) { $0.attributes = .bold }
        #expect(canvas == before)
    }

    @Test func aCellNeverHoldsAControlCharacter() {
        for character in ["\u{1B}", "\u{7F}", "\u{9B}", "\r\n", "\u{202E}", "\u{2028}"] as [Character] {
            #expect(
                Cell(character, Style()).character.unicodeScalars.allSatisfy {
                    $0.value == 0xFFFD || $0 == " "
                })
        }
    }

    private func drawn(_ text: SafeText, at x: Int = 0, limit: Int = .max) -> Canvas {
        var canvas = Canvas(size: Size(width: 5, height: 1))
        canvas.write(text, at: Point(x: x, y: 0), Style(), limit: limit)
        return canvas
    }

    private func picture(_ canvas: Canvas) -> String {
        var text = ""
        for x in 0..<canvas.size.width where !canvas[x, 0].isContinuation {
            text.append(canvas[x, 0].character)
        }
        return text
    }
}
