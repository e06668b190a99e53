import TerminalCore
import Testing

@Suite struct ClickTargetTests {
    @Test(arguments: [
        (Rect(x: 2, y: 1, width: 1, height: 1), Point(x: 2, y: 1)),
        (Rect(x: 0, y: 0, width: 4, height: 3), Point(x: 1, y: 1)),
        (Rect(x: 3, y: 5, width: 5, height: 2), Point(x: 5, y: 5)),
    ])
    func aClickGoesToTheMiddle(area: Rect, cell: Point) {
        #expect(ClickTarget(area).cell == cell && area.contains(cell))
        #expect(ClickTarget(area, cell: area.origin).cell == area.origin)
    }

    @Test func aCanvasNotesTargetsWhenItIsAskedTo() {
        let target = ClickTarget(Rect(x: 0, y: 0, width: 2, height: 1))
        for lists in [false, true] {
            var canvas = Canvas(size: Size(width: 9, height: 9), listsTargets: lists)
            canvas.offer(target)
            #expect(canvas.targets == (lists ? [target] : []))
            canvas.withdrawTargets()
            #expect(canvas.targets.isEmpty)
        }
    }
}
