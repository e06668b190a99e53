import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct KeyBarTests {
    private enum Action: OfferAction { case turn, play, back }

    private let bar = KeyBar<Action>(items: [
        .init(key: "<>", label: "board", action: .turn, isPair: true),
        .init(key: "Enter", label: "play", action: .play), .init(key: "Esc", label: "back", action: .back),
    ])

    /// 8 + 10 + 8 columns with all labels.
    @Test(arguments: [
        (32, 3, 3), (31, 3, 2), (30, 3, 2), (29, 2, 3), (25, 2, 2), (24, 1, 3), (20, 1, 2), (18, 0, 3),
        (14, 0, 2),
    ])
    func labelsAreDroppedOneByOne(columns: Int, labels: Int, gap: Int) {
        let places = bar.places(in: Rect(x: 5, y: 2, width: columns, height: 1))
        #expect(places.map(\.labelled) == (0..<3).map { $0 < labels })
        #expect(zip(places, places.dropFirst()).allSatisfy { $1.rect.left - $0.rect.right == gap })
        #expect((places.first?.rect.left ?? 0) >= 5 && (places.last?.rect.right ?? 99) <= 5 + columns)
    }

    @Test(arguments: [(32, [true, true, true]), (29, [true, false, true]), (24, [true, false, false])])
    func aLabelThatGivesWayIsDroppedFirst(columns: Int, labelled: [Bool]) {
        let items = bar.items.map {
            KeyBar<Action>.Item(
                key: $0.key, label: $0.label, action: $0.action, givesWay: $0.action == .play ? 1 : 0)
        }
        let places = KeyBar(items: items).places(in: Rect(x: 0, y: 0, width: columns, height: 1))
        #expect(places.map(\.labelled) == labelled)
    }

    /// Not a letter of a key is cut, however narrow it is, and Esc is left.
    @Test(arguments: 1...32) func noKeyIsCut(columns: Int) {
        let places = bar.places(in: Rect(x: 0, y: 0, width: columns, height: 1))
        #expect(places.allSatisfy { $0.rect.left >= 0 && $0.rect.right <= columns })
        #expect(columns < 3 || places.last?.item.action == .back)
        #expect(places.count == (columns >= 12 ? 3 : columns >= 6 ? 2 : columns >= 3 ? 1 : 0))
    }

    @Test func theFirstOfTwoKeysGoesBackwards() {
        var canvas = Canvas(size: Size(width: 32, height: 1))
        bar.draw(
            on: &canvas, in: canvas.bounds,
            ink: .onGround(DisplayStyle(colours: .none, unicode: true).theme))
        let offers = (0..<9).map { canvas.offers.pressed(at: Point(x: $0, y: 0)) }
        #expect(offers.prefix(8).allSatisfy { $0?.action as? Action == .turn } && offers[8] == nil)
        #expect(offers.prefix(8).map { $0?.step } == [-1] + Array(repeating: 1, count: 7))
    }

    @Test func theCursorStandsOnTheKeyInFocus() {
        var canvas = Canvas(size: Size(width: 32, height: 1))
        let theme = DisplayStyle(colours: .none, unicode: true).theme
        bar.draw(on: &canvas, in: canvas.bounds, ink: .onGround(theme), focus: .play)
        #expect(canvas.focus == Point(x: 11, y: 0))
    }
}
