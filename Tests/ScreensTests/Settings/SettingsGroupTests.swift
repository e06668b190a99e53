import Model
import Presentation
import TerminalCore
import Testing

@testable import Screens

@Suite struct SettingsGroupTests {
    @Test func groupsAreNamedBesideTheirFirstRows() {
        let stage = Stage(Size(width: 80, height: 40), make: SettingsScreen.init)
        let rows = [("Sound", "Sound"), ("Game", "Speed"), ("Look", "Palette"), ("Keys", "Scanning")]
        for (group, row) in rows {
            #expect(stage.picture.contains { $0.firstMatch(of: try! Regex("\(group) +\(row) ")) != nil })
        }
        // Air between two groups, and none inside one.
        let first = stage.place(of: "Bell")?.y ?? 0
        #expect(stage.place(of: "Speed")?.y == first + 2)
    }

    @Test(arguments: [(0, "Settings: Sound"), (7, "Settings: Game"), (20, "Settings: Keys")])
    func whereThereIsNoRoomTheTitleNamesTheGroup(downs: Int, title: String) {
        var stage = Stage(Size(width: 40, height: 15), make: SettingsScreen.init)
        for _ in 0..<downs { stage.type(.down) }
        #expect(stage.picture.first?.contains(title) == true)
    }

    @Test func whatDoesNotApplyIsDimmedAndSaysWhy() {
        var stage = Stage(Size(width: 80, height: 40), make: SettingsScreen.init) {
            $0.display = DisplayStyle(colours: .many, unicode: true, background: RGB(0))
            $0.settings.sound = false
            $0.settings.variant = .span
        }
        let dimmed = SheetStyle(stage.context.display.theme).dimmed
        for (row, reason) in [
            ("Volume", "Sound is off"), ("Speed", "A span is measured at normal speed"),
            ("Simon's level", "\"span\" has no levels"), ("Players", "\"span\" is for one player; for more"),
        ] {
            let canvas = stage.canvas
            let place = stage.place(of: row) ?? Point(x: 0, y: 0)
            #expect(canvas[place.x, place.y].style == dimmed, "\(row)")
            while stage.screen.window.focus < Setting.all(stage.context.settings).count - 1,
                !stage.textAtCursor.hasPrefix(row)
            {
                stage.type(.down)
            }
            #expect(stage.shows(reason), "\(row)")
            stage.type(.home)
        }
    }

    /// The pads' colours stand beside the palette and change with it.
    @Test func aPaletteIsSeenBesideItsName() {
        func swatches(_ palette: PaletteName) -> [Colour] {
            let stage = Stage(make: SettingsScreen.init) {
                $0.display = DisplayStyle(colours: .many, unicode: true, background: RGB(0))
                $0.settings.palette = palette
            }
            let canvas = stage.canvas
            let y = stage.place(of: "Palette")?.y ?? 0
            return (0..<80).map { canvas[$0, y].style.background }
        }
        for palette in PaletteName.allCases {
            for pad in Pad.allCases {
                let colour = PadColours.of(pad, in: palette).lit
                #expect(swatches(palette).contains { $0.rgb == colour.value })
            }
        }
    }

    @Test func theVolumeIsAsLongAsItIsLoud() {
        for (percent, bar) in [
            (0, "──────────"), (50, "━━━━━─────"), (80, "━━━━━━━━──"), (100, "━━━━━━━━━━"),
        ] {
            let stage = Stage(make: SettingsScreen.init) { $0.settings.volume = Volume(clamping: percent) }
            #expect(stage.picture.contains { $0.contains("Volume") && $0.contains(" \(bar) ") })
        }
    }

    @Test func plusAndMinusChangeTheFocusedValue() {
        var stage = Stage(make: SettingsScreen.init)
        stage.type(.down, .down, .character("-"))
        #expect(stage.take().settings?.volume == Volume(clamping: 70))
        stage.type("+")
        #expect(stage.take().settings?.volume == Volume(clamping: 90))
    }

    /// Without a keyboard a pad gets another key by the arrows of a gamepad, or a click on the signs.
    @Test func aKeyIsChangedWithoutTypingIt() throws {
        var stage = Stage(Size(width: 80, height: 40), make: SettingsScreen.init)
        stage.type(.end)
        stage.send(.input(.key(KeyPress(.right, .gamepad))))
        var expected = Settings()
        // d is free: c leads somewhere, and b was blue's own.
        expected.padKeys = try #require(PadKeys("rygd"))
        #expect(stage.take() == [.applySettings(expected)])
        let place = try #require(stage.place(of: "< b >"))
        stage.click(place.x + 4, place.y)
        #expect(stage.take() == [.applySettings(expected)])
        stage.click(place.x, place.y)
        // Neither a, which is Simon's last sequence, nor z is skipped to by chance.
        expected.padKeys = try #require(PadKeys("rygz"))
        #expect(stage.take() == [.applySettings(expected)])
        stage.click(place.x + 2, place.y)
        stage.see("press a key")
    }
}
