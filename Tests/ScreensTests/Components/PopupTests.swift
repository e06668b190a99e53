import Model
import Presentation
import TerminalCore
import Testing

@testable import Screens

@Suite struct PopupTests {
    private func stage(_ background: UInt32?) -> Stage<SimonScreen> {
        var stage = Stage(Size(width: 80, height: 24), make: SimonScreen.init) {
            $0.display = DisplayStyle(colours: .many, unicode: true, background: background.map { RGB($0) })
        }
        stage.play(rounds: 1)
        return stage
    }

    /// What is readable on a ground that nobody knows is the terminal's own ink, and colours made for both.
    @Test func onAnUnknownGroundAPopUpHasNoneOfItsOwn() throws {
        var stage = stage(nil)
        stage.fail()
        stage.pass(MistakeTiming.end)
        let name = try #require(stage.place(of: "Name"))
        let told = try #require(stage.place(of: "You pressed"))
        let canvas = stage.canvas
        #expect(canvas[told.x, told.y].style == Style())
        #expect(canvas[name.x, name.y].style.background == .terminalDefault)
        for ground in [RGB(0), RGB(0xFF_FFFF)] {
            let ink = RGB(try #require(canvas[name.x, name.y].style.foreground.rgb))
            #expect(ink.contrast(with: ground) >= 3)
        }
    }

    /// Light terminals get light panels, dark ones dark panels, and text on both can be read.
    @Test(arguments: [0xFF_FFFF, 0xFD_F6E3, 0x0B_0C10, 0x00_0000] as [UInt32])
    func onAKnownGroundItIsAShadeApart(ground: UInt32) throws {
        var stage = stage(ground)
        stage.type(.escape)
        let place = try #require(stage.place(of: "Give up"))
        let style = stage.canvas[place.x, place.y].style
        let (ink, under) = (
            RGB(try #require(style.foreground.rgb)), RGB(try #require(style.background.rgb))
        )
        #expect(under.isDark == RGB(ground).isDark && under != RGB(ground))
        #expect(ink.contrast(with: under) >= 7)
    }

    @Test func aMenuCutsThroughNoNames() {
        var stage = stage(0x0B_0C10)
        stage.see("r  red")
        stage.type(.escape)
        stage.see("Paused", "r  red", "g  green")
        // In a narrow window the toy gives way.
        stage.resize(50, 20)
        stage.see("Paused", "Give up", not: "red")
        stage.type(.enter)
        stage.see("red", not: "Paused")
    }

    @Test func aNewBestIsFramedInGold() throws {
        var stage = stage(0x0B_0C10)
        stage.fail()
        stage.pass(MistakeTiming.end)
        let gold = SheetStyle(stage.context.display.theme).medals[0].foreground
        stage.see("A new best!")
        let name = try #require(stage.place(of: "Score 1"))
        #expect(stage.canvas[name.x, name.y].style.foreground == gold)
    }
}
