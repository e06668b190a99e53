import Testing

@testable import Screens

@Suite struct ListViewportTests {
    @Test(arguments: [
        ([0], 0, 0), ([4], 4, 0), ([5], 5, 1), ([19], 19, 15), ([99], 19, 15), ([-5], 0, 0),
        ([19, 14], 14, 14),
        ([19, 16], 16, 15),
    ])
    func followsTheChosenRow(rows: [Int], focus: Int, first: Int) {
        var window = ListViewport()
        for row in rows { window.choose(row, in: .init(of: 20, height: 5)) }
        #expect(window.focus == focus)
        #expect(window.first == first)
        #expect(window.rows(in: .init(of: 20, height: 5)).contains(focus))
    }

    @Test func anEmptyListHasNoRows() {
        var window = ListViewport()
        window.choose(3, in: .init(of: 0, height: 5))
        #expect(window.rows(in: .init(of: 0, height: 5)).isEmpty)
    }
}
