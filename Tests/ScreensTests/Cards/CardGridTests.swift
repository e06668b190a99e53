import GameRules
import Model
import Presentation
import TerminalCore
import Testing

@testable import Screens

@Suite struct CardGridTests {
    /// Every number of cards that there is, in every kind of window.
    @Test(arguments: [12, 16, 20, 24], [(30, 10), (60, 20), (80, 24), (100, 30), (200, 60), (40, 50)])
    func everyCardHasAPlaceOfItsOwn(count: Int, window: (Int, Int)) {
        let area = CardLayout(size: Size(width: window.0, height: window.1)).table
        let grid = CardGrid(count: count, in: area, proportion: 3)
        #expect(grid.rects.count == count)
        for (number, rect) in grid.rects.enumerated() {
            #expect(rect.size.width >= 3 && rect.size.height >= 1)
            #expect(rect.left >= area.left && rect.right <= area.right)
            #expect(rect.top >= area.top && rect.bottom <= area.bottom)
            #expect(grid.rects.firstIndex { $0.contains(rect.origin) } == number)
            #expect(
                grid.rects.lastIndex { $0.contains(Point(x: rect.right - 1, y: rect.bottom - 1)) } == number)
        }
    }

    /// Cards of two rows, a sign and a name, would run into each other.
    @Test(arguments: [(40, 15), (60, 18)]) func cardsOfTwoRowsDoNotTouch(width: Int, height: Int) {
        let area = CardLayout(size: Size(width: width, height: height)).table
        let grid = CardGrid(count: 16, in: area, proportion: 5)
        #expect(grid.rects[0].size.height == 2)
        for card in 0..<12 {
            #expect(grid.rects[card + 4].top > grid.rects[card].bottom)
        }
    }

    /// In the smallest window three cards in a row have room for words of nine letters, four for six.
    @Test(arguments: [(0, 4, 6), (6, 4, 6), (7, 3, 9), (9, 3, 9), (12, 3, 9)])
    func aLongTextGetsWiderCards(text: Int, columns: Int, width: Int) {
        let area = CardLayout(size: Size(width: 30, height: 10)).table
        let grid = CardGrid(count: 16, in: area, proportion: 5, text: text)
        #expect(grid.rects.count { $0.top == grid.rects[0].top } == columns && grid.rects.count == 16)
        #expect(grid.rects.allSatisfy { $0.size.width == width && $0.bottom <= area.bottom })
    }

    @Test func betweenCardsIsNone() {
        let grid = CardGrid(count: 16, in: Rect(x: 0, y: 0, width: 80, height: 19), proportion: 3)
        let beside = Point(x: grid.rects[0].right, y: grid.rects[0].top)
        #expect(!grid.rects.contains { $0.contains(beside) })
    }

    @Test(arguments: [
        (Movement.right, 5, 6), (.left, 5, 4), (.up, 5, 1), (.down, 5, 9), (.right, 4, 5),
    ])
    func arrowsGoStraight(direction: Movement, from: Int, to: Int) {
        let grid = CardGrid(count: 16, in: Rect(x: 0, y: 0, width: 80, height: 19), proportion: 3)
        #expect(grid.card(direction, of: from, among: 0..<16) == to)
    }

    @Test func arrowsPassOverEmptyPlacesAndStayInTheirLine() {
        let grid = CardGrid(count: 16, in: Rect(x: 0, y: 0, width: 80, height: 19), proportion: 3)
        #expect(grid.card(.right, of: 4, among: [4, 7, 2]) == 7)
        #expect(grid.card(.down, of: 4, among: [9, 12]) == 12)
        // Beyond the edge the line begins again.
        #expect(grid.card(.right, of: 7, among: 0..<16) == 4)
        #expect(grid.card(.up, of: 2, among: 0..<16) == 14)
        // Never to another line.
        #expect(grid.card(.right, of: 4, among: [4, 2, 9]) == nil)
    }

    /// 16 cards in rows of four or of eight.
    @Test(arguments: [
        (4, 0, Pad.red), (4, 3, .yellow), (4, 12, .green), (4, 15, .blue), (8, 4, .yellow), (8, 8, .green),
    ])
    func theCornersAreThoseOfThePads(columns: Int, card: Int, pad: Pad) {
        let size = Size(width: columns == 4 ? 80 : 120, height: columns == 4 ? 19 : 5)
        let grid = CardGrid(
            count: 16, in: Rect(x: 0, y: 0, width: size.width, height: size.height), proportion: 3)
        #expect(grid.columns == columns)
        let table = PairsGame(options: PairsOptions(count: .eight), seed: 1).table
        #expect(table.corner(of: card, columns: grid.columns) == pad)
    }
}
