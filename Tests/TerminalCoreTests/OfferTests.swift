import TerminalCore
import Testing

@Suite struct OfferTests {
    private enum Action: OfferAction { case under, over, wheel }

    /// A cross without its corners.
    private struct Cross: OfferShape {
        func contains(_ cell: Point) -> Bool { cell.x == 4 || cell.y == 4 }
    }

    private var canvas: Canvas {
        var canvas = Canvas(size: Size(width: 9, height: 9))
        canvas.offer(Offer(canvas.bounds, Action.under, reach: .mouse))
        canvas.offer(Offer(Rect(x: 3, y: 3, width: 3, height: 3), Action.over, step: -1, shape: Cross()))
        canvas.offerWheel(Rect(x: 0, y: 0, width: 9, height: 4), Action.wheel)
        return canvas
    }

    @Test(arguments: [(0, 0, Action.under), (4, 4, .over), (3, 4, .over), (3, 3, .under)])
    private func theTopmostIsChosenWithinItsShape(x: Int, y: Int, action: Action) {
        #expect(canvas.offers.pressed(at: Point(x: x, y: y))?.action as? Action == action)
    }

    @Test func theWheelTurnsWhatIsOfferedForIt() {
        #expect(canvas.offers.turned(at: Point(x: 4, y: 3))?.action as? Action == .wheel)
        #expect(canvas.offers.turned(at: Point(x: 4, y: 4)) == nil)
    }

    @Test func oneKeyDoesNotReachWhatIsForTheMouseAlone() {
        #expect(canvas.offers.scanned.map { $0.action as? Action } == [.over])
    }

    @Test func nothingIsLeftOfWhatIsCovered() {
        var canvas = canvas
        canvas.withdrawOffers()
        #expect(canvas.offers == Offers())
    }
}
