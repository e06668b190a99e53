import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct ListMouseTests {
    /// Seven rows of two lines in a window of four of them and a line that is left, scrolled by one.
    private var list: ListHitTest<PageAction> {
        var window = ListViewport()
        window.choose(4, of: 7, height: 4)
        return ListHitTest(
            keys: KeyBar(items: [PageAction.backItem]), foot: Rect(x: 0, y: 20, width: 8, height: 1),
            window: window, count: 7, area: Rect(x: 5, y: 3, width: 10, height: 9), lines: 2)
    }

    private func wish(_ x: Int, _ y: Int, _ action: MouseEvent.Action = .press)
        -> ListHitTest<PageAction>.Hit?
    { list.hit(MouseEvent(action, at: Point(x: x, y: y))) }

    @Test(arguments: [(3, 1), (4, 1), (5, 2), (9, 4), (10, 4)])
    func aClickOnEitherLineIsOnTheRow(y: Int, row: Int) {
        #expect(wish(5, y) == .row(row) && wish(14, y) == .row(row))
    }

    @Test(arguments: [(4, 5), (15, 5), (8, 2), (8, 11), (8, 12)])
    func aClickBesideTheRowsIsNothing(x: Int, y: Int) { #expect(wish(x, y) == nil) }

    @Test func aShortListEndsBeforeItsArea() {
        let short = ListHitTest(
            keys: KeyBar<PageAction>(items: []), foot: Rect(x: 0, y: 20, width: 8, height: 1),
            window: ListViewport(), count: 2, area: Rect(x: 0, y: 0, width: 10, height: 9))
        #expect(short.hit(MouseEvent(.press, at: Point(x: 0, y: 1))) == .row(1))
        #expect(short.hit(MouseEvent(.press, at: Point(x: 0, y: 2))) == nil)
    }

    @Test func keysAtTheFootAndTheWheelCount() {
        #expect(wish(0, 20) == .action(.back))
        #expect(wish(9, 9, .wheelUp) == .wheel(-1) && wish(9, 9, .wheelDown) == .wheel(1))
        for action in [MouseEvent.Action.release, .move, .otherPress] { #expect(wish(6, 4, action) == nil) }
    }
}
