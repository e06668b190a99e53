import Model
import TerminalCore
import Testing

@testable import Screens
import Presentation

@Suite struct DiscCellTests {
    private static let display = DisplayStyle(colours: .many, unicode: true, background: RGB(0))

    private func frame(
        _ display: DisplayStyle = Self.display, _ change: (inout BoardState) -> Void = { _ in }
    ) -> Canvas {
        BoardPicture.draw(display, change)
    }

    /// Every pad, lit from dark and dark from lit, in the window and the depth that the design names.
    @Test(arguments: Pad.allCases)
    func aLightTakesLessThanAKilobyte(pad: Pad) {
        var encoder = FrameEncoder(.drawing)
        _ = encoder.encode(frame())
        #expect(encoder.encode(frame { $0.levels[pad.rawValue] = 1 }).count < 1024)
        #expect(encoder.encode(frame()).count < 1024)
        let pressed = frame {
            $0.levels[pad.rawValue] = 1
            $0.shaken = pad
        }
        #expect(encoder.encode(pressed).count < 1024)
    }

    /// A font whose glyphs do not fill the cell shows seams where glyphs meet: in a pad there are none.
    @Test func aPadsColourIsTheGroundOfItsCells() {
        let canvas = frame()
        for pad in Pad.allCases {
            let colour = PadColours.of(pad, in: .classic).unlit.value
            for y in 0..<BoardPicture.size.height {
                for x in 0..<BoardPicture.size.width { #expect(canvas[x, y].style.foreground.rgb != colour) }
            }
        }
    }

    @Test func lightFallsOnTheBodyAndTheBezelButNotOnOtherPads() {
        let (dark, lit) = (frame(), frame { $0.levels[Pad.yellow.rawValue] = 1 })
        let disc = Disc(in: BoardPicture.area)
        let gap = Point(x: disc.centreColumn, y: disc.bounds.top + 4)
        #expect(lit[gap.x, gap.y] != dark[gap.x, gap.y])
        let bezel = Point(x: disc.bounds.right - 1, y: disc.middleRow - 1)
        #expect(lit[bezel.x, bezel.y] != dark[bezel.x, bezel.y])
        for pad in [Pad.red, .green, .blue] {
            let middle = disc.middle(of: pad)
            #expect(lit[middle.x, middle.y - 1] == dark[middle.x, middle.y - 1])
        }
    }

    @Test func theTerminalsOwnGroundIsKeptWhereNothingIsDrawn() {
        for background in [nil, RGB(0x10_1014), RGB(0xFF_FFFF), RGB(0xFD_F6E3)] {
            let canvas = frame(DisplayStyle(colours: .many, unicode: true, background: background))
            #expect(canvas[0, 0].style.background == .terminalDefault)
            let disc = Disc(in: BoardPicture.area)
            let corner = canvas[disc.bounds.left, disc.bounds.top]
            #expect(corner.style.background == .terminalDefault)
        }
    }

    @Test func aGroundThatIsAskedForIsPainted() {
        var display = DisplayStyle(colours: .many, unicode: true, background: RGB(0xFF_FFFF))
        display.ground = .dark
        #expect(frame(display)[0, 0].style.background.rgb == Theme.darkGround.value)
        display.background = RGB(0x20_2020)
        #expect(frame(display)[0, 0].style.background == .terminalDefault)
    }

    /// Edges over a ground that is not known have nothing to be blended with.
    @Test func nothingIsBlendedWithAGuess() {
        let theme = DisplayStyle(colours: .many, unicode: true).theme
        let bezel = theme.bezel(nil).value
        let canvas = frame(DisplayStyle(colours: .many, unicode: true))
        let disc = Disc(in: BoardPicture.area)
        for x in disc.bounds.left..<disc.bounds.right {
            let cell = canvas[x, disc.bounds.top]
            if cell.style.background == .terminalDefault, cell.character != " " {
                #expect(cell.style.foreground.rgb == bezel)
            }
        }
    }

    @Test(arguments: Bezel.Tint.allCases.filter { $0 != .pads })
    func theBezelTellsWhoseTurnItIs(tint: Bezel.Tint) {
        let canvas = frame { $0.bezel = Bezel(tint) }
        let colour = Self.display.theme.bezel(tint).value
        let count = (0..<BoardPicture.size.height).reduce(0) { sum, y in
            sum
                + (0..<BoardPicture.size.width).count { x in
                    [canvas[x, y].style.foreground.rgb, canvas[x, y].style.background.rgb].contains(colour)
                }
        }
        #expect(count > 40)
    }
}

/// The toy alone, in a window of 100x30.
enum BoardPicture {
    static let size = Size(width: 100, height: 30)
    static let area = Rect(x: 2, y: 4, width: 96, height: 22)

    static func draw(_ display: DisplayStyle, _ change: (inout BoardState) -> Void) -> Canvas {
        var state = BoardState()
        change(&state)
        var canvas = Canvas(size: size, style: display.theme.text)
        Board(in: area, display: display).draw(
            on: &canvas, state: state, display: display, palette: .classic)
        return canvas
    }
}

extension Capabilities {
    /// A terminal that can do what drawing makes use of.
    static let drawing: Capabilities = {
        var capabilities = Capabilities()
        capabilities.depth = .truecolor
        capabilities.glyphSet = .unicode
        capabilities.erasesCharacters = true
        capabilities.backColorErase = true
        capabilities.isXtermLike = true
        return capabilities
    }()
}
