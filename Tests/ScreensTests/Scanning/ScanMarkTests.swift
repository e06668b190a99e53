import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct ScanMarkTests {
    private static let row = Offer(Rect(x: 2, y: 1, width: 6, height: 1), SomeAction.some)
    private static let box = Offer(Rect(x: 2, y: 3, width: 8, height: 4), SomeAction.some)

    private func marked(
        _ targets: [Offer], _ colours: DisplayStyle.Colours
    ) -> (canvas: Canvas, display: DisplayStyle) {
        let display = DisplayStyle(colours: colours, unicode: true)
        var canvas = Canvas(size: Size(width: 20, height: 10))
        canvas.write("a ▀word", at: Point(x: 2, y: 1), Style())
        canvas.write("card", at: Point(x: 4, y: 4), Style())
        ScanMark.draw(targets, on: &canvas, display)
        return (canvas, display)
    }

    @Test func wordsAreMarkedInTheColoursOfTheFocus() {
        let (canvas, display) = marked([Self.row], .many)
        #expect((2..<8).allSatisfy { canvas[$0, 1].style == display.theme.focus })
        #expect(canvas[8, 1].style == Style() && canvas[2, 0].style == Style())
        // The edge of a pad does not show through, words do.
        #expect(String((2..<8).map { canvas[$0, 1].character }) == "a  wor")
        #expect(canvas.focus == Point(x: 2, y: 1))
    }

    @Test func whatIsLargerHasAFrame() {
        let (canvas, display) = marked([Self.box], .many)
        #expect(canvas[2, 3].character == "┏" && canvas[9, 6].character == "┛")
        #expect(canvas[2, 4].style == display.theme.focus && canvas[4, 4].style == Style())
    }

    @Test(arguments: [DisplayStyle.Colours.console, .none])
    func withoutManyColoursItIsReversed(colours: DisplayStyle.Colours) {
        let (canvas, _) = marked([Self.row, Self.box], colours)
        for target in [Self.row, Self.box] {
            #expect(canvas[target.middle.x, target.middle.y].style.attributes.contains(.reverse))
        }
        #expect(canvas[4, 4].character == "c" && !canvas[0, 0].style.attributes.contains(.reverse))
    }

    @Test func nothingIsMarkedWhereThereIsNothing() {
        let (canvas, _) = marked([], .many)
        #expect(canvas.focus == nil)
    }

    /// Marked is one thing alone: what Enter would act on is not.
    @Test(arguments: [DisplayStyle.Colours.many, .console, .none])
    func theOtherFocusGivesWay(colours: DisplayStyle.Colours) {
        var display = DisplayStyle(colours: colours, unicode: true)
        let focus = display.theme.focus
        display.marksFocus = false
        #expect(display.theme.focus != focus && display.theme.keyFocus != focus)
        #expect(!display.theme.focus.attributes.contains(.reverse))
    }
}
