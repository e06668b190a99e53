import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct CardPainterTests {
    private static let states: [CardState] = [.down, .up, .right, .wrong, .gone]
    private static let looks: [DisplayStyle] = [
        DisplayStyle(colours: .many, unicode: true), DisplayStyle(colours: .many, unicode: false),
        DisplayStyle(colours: .console, unicode: true), DisplayStyle(colours: .none, unicode: true),
        DisplayStyle(colours: .none, unicode: false),
    ]

    private func canvas(
        _ state: CardState, _ display: DisplayStyle, width: Int, height: Int, focused: Bool = false,
        share: Double = 0.5
    ) -> Canvas {
        var canvas = Canvas(size: Size(width: width + 2, height: height + 2), style: display.theme.text)
        let face = CardFace(
            symbol: "K", name: "king", brief: ["K king", "K"], ink: RGB(0xC0_2B2B),
            pie: CardPie(share: share, label: "\(Int(share * 10))"))
        CardPainter(display: display).draw(
            face, state, focused: focused, in: Rect(x: 1, y: 1, width: width, height: height), on: &canvas)
        return canvas
    }

    private func letters(_ canvas: Canvas) -> String {
        String(
            (0..<canvas.size.height).flatMap { y in (0..<canvas.size.width).map { canvas[$0, y].character } })
    }

    @Test(arguments: [(12, "🦋 butterfly"), (10, "🦋"), (6, "🦋")])
    func aSignKeepsItsNameWholeOrNotAtAll(width: Int, text: String) {
        var canvas = Canvas(size: Size(width: width + 2, height: 1))
        let face = CardFace(symbol: "🦋", name: "butterfly", brief: ["🦋 butterfly", "🦋"])
        CardPainter(display: Self.looks[3]).draw(
            face, .up, focused: false, in: Rect(x: 0, y: 0, width: width + 2, height: 1), on: &canvas)
        let cells = (0..<width + 2).map { canvas[$0, 0] }.filter { !$0.isContinuation }
        let shown = String(cells.map(\.character))
        #expect(shown.contains(text) && (text != "🦋" || !shown.contains("b")), "\(shown)")
    }

    /// Without a look at any colour a card tells how it lies.
    @Test(arguments: looks) func statesDifferInTheirLetters(display: DisplayStyle) {
        let pictures = Self.states.map { letters(canvas($0, display, width: 12, height: 4)) }
        #expect(Set(pictures).count == Self.states.count)
    }

    @Test(arguments: looks, [(3, 1), (6, 1), (6, 2), (10, 3), (12, 4), (28, 12)])
    func theFocusIsSeenOnEveryCard(display: DisplayStyle, size: (Int, Int)) {
        for state in Self.states {
            let plain = canvas(state, display, width: size.0, height: size.1)
            #expect(canvas(state, display, width: size.0, height: size.1, focused: true) != plain, "\(state)")
        }
    }

    @Test(arguments: looks, [(6, 2), (10, 3), (12, 4), (28, 12)])
    func nothingIsDrawnBesideTheCard(display: DisplayStyle, size: (Int, Int)) {
        let blank = Cell(" ", display.theme.text)
        for state in Self.states {
            let canvas = canvas(state, display, width: size.0, height: size.1, focused: true)
            for x in 0..<canvas.size.width {
                #expect(canvas[x, 0] == blank && canvas[x, canvas.size.height - 1] == blank)
            }
            for y in 0..<canvas.size.height {
                #expect(canvas[0, y] == blank && canvas[canvas.size.width - 1, y] == blank)
            }
        }
    }

    @Test(arguments: looks, [(6, 2), (12, 4), (28, 12)])
    func thePieShrinks(display: DisplayStyle, size: (Int, Int)) {
        let shares = [1, 0.8, 0.6, 0.4, 0.2, 0]
        let pictures = shares.map { letters(canvas(.up, display, width: size.0, height: size.1, share: $0)) }
        #expect(Set(pictures).count == shares.count)
    }
}
