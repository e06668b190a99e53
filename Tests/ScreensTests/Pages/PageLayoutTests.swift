import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct PageLayoutTests {
    @Test func aSheetIsAsLargeAsItsContentAsksFor() {
        let size = Size(width: 120, height: 40)
        let small = PageLayout(size: size, .init(columns: 44, rows: 8))
        #expect(small.body.size == Size(width: 44, height: 8))
        let large = PageLayout(size: size, .init(columns: 400, rows: 400))
        #expect(large.panel.size.width == 116 && large.panel.bottom < large.notice.top)
    }

    /// Sheet and shadow never cover the rows above and below, and the body lies inside the edge.
    @Test(arguments: [10, 15, 19, 20, 24, 28, 60], [30, 59, 60, 80, 200])
    func nothingOverlaps(height: Int, width: Int) {
        for hasSubtitle in [true, false] {
            let layout = PageLayout(
                size: Size(width: width, height: height), .init(rows: 100, hasSubtitle: hasSubtitle))
            let above = layout.subtitle ?? layout.title
            #expect(above.bottom <= layout.panel.top && layout.panel.bottom <= layout.notice.top)
            #expect(layout.notice.bottom == layout.navigation.top && layout.navigation.bottom <= height)
            #expect(layout.subtitle != nil || !hasSubtitle)
            #expect(layout.body.size.height >= 6 && layout.body.right <= width)
            if layout.isRoomy { #expect(layout.panel.bottom < layout.notice.top) }
        }
    }

    /// Light on light terminals, dark on dark ones, and no ground at all where the terminal's is not known.
    @Test(arguments: [0xFF_FFFF, 0xFD_F6E3, 0x00_0000, 0x28_2C34, nil] as [UInt32?])
    func aSheetSuitsItsGround(ground: UInt32?) {
        let display = DisplayStyle(colours: .many, unicode: true, background: ground.map { RGB($0) })
        let sheet = SheetStyle(display.theme)
        guard let ground else {
            #expect(sheet.text.background == .terminalDefault && sheet.text.foreground == .terminalDefault)
            return
        }
        let under = sheet.text.background.rgb.map { RGB($0) }
        #expect(under?.isDark == RGB(ground).isDark)
        #expect((under?.contrast(with: RGB(ground)) ?? 0) < 1.6)
        // WCAG 2.2, 1.4.3: 4.5 to 1 for text that is to be read.
        for style in [sheet.text, sheet.title, sheet.quiet, sheet.accent] + sheet.medals {
            let ink = style.foreground.rgb.map { RGB($0) }
            #expect(ink.flatMap { ink in under.map { ink.contrast(with: $0) } } ?? 0 >= 4.4, "\(style)")
        }
    }
}
