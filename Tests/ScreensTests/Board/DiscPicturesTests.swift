import Glibc
import Model
import PNG
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite struct DiscPicturesTests {
    /// A look of a terminal that shows pictures, and has them once `ready` is set to those it was asked for.
    private func display(ready: PictureSheet? = nil) -> DisplayStyle {
        var display = DisplayStyle(colours: .many, unicode: true, background: RGB(0x0B_0C10))
        display.cellSize = PixelSize(width: 10, height: 20)
        display.showsPictures = true
        display.readyPictures = ready
        return display
    }

    private func frame(_ display: DisplayStyle, _ change: (inout BoardState) -> Void = { _ in }) -> Canvas {
        BoardPicture.draw(display, change)
    }

    /// The look once the terminal has what the board asks for.
    private func ready() throws -> DisplayStyle { display(ready: frame(display()).sheet) }

    private func recipe() throws -> ToyPictures {
        try #require(frame(display()).sheet?.recipe as? ToyPictures)
    }

    @Test func untilThePicturesAreThereTheBoardIsDrawnInCells() {
        let canvas = frame(display())
        #expect(canvas.pictures.isEmpty && canvas.sheet != nil)
        var plain = display()
        plain.showsPictures = false
        let cells = frame(plain)
        #expect(cells.sheet == nil)
        #expect(canvas[50, 8] == cells[50, 8])
        // Those of another size are not shown.
        var other = display()
        other.cellSize = PixelSize(width: 9, height: 18)
        #expect(frame(display(ready: frame(other).sheet)).pictures.isEmpty)
    }

    /// At four bytes a pixel: 16 MB.
    @Test func noPictureIsLargerThanAScreen() {
        var huge = display()
        huge.cellSize = PixelSize(width: 45, height: 90)
        #expect(frame(huge).sheet != nil)
        huge.cellSize = PixelSize(width: 50, height: 100)
        #expect(frame(huge).sheet == nil && frame(huge)[50, 8] != Cell(" ", Style()))
    }

    @Test func konsoleDoesNotReadTheNamesOfColours() {
        var konsole = display()
        konsole.showsPictures = false
        let plain = frame(konsole).lines
        konsole.showsNamedColours = true
        let marked = frame(konsole).lines
        #expect(plain.contains { $0.contains("r  red") } && !marked.contains { $0.contains("red") })
        #expect(marked.joined().contains("r\u{34F}  r\u{34F}e\u{34F}d\u{34F}"))
    }

    @Test func textStandsOverThePicturesOnCellsThatLetThemThrough() throws {
        let canvas = frame(try ready())
        #expect(canvas.pictures.map(\.number) == [ToyPicture.toy.number])
        let bounds = Disc(in: BoardPicture.area).bounds
        var text = ""
        for y in bounds.top..<bounds.bottom {
            for x in bounds.left..<bounds.right {
                #expect(canvas[x, y].style.background == .terminalDefault)
                text.append(canvas[x, y].character)
            }
        }
        #expect(text.contains("r  red") && text.contains("b  blue"))
    }

    /// The figures of the design: a light, a light with its text, all pictures.
    @Test func aLightIsAPlacement() throws {
        let display = try ready()
        var capabilities = Capabilities.drawing
        capabilities.synchronizesOutput = true
        for pad in Pad.allCases {
            var encoder = FrameEncoder(capabilities)
            var dark = frame(display)
            _ = encoder.encode(dark)
            let frames = [1, 0.6, 0.3, 0].map { level in frame(display) { $0.levels[pad.rawValue] = level } }
            for frame in frames { #expect(encoder.encode(frame).count <= 400) }
            // Without the text: the same cells with other pictures.
            var bare = FrameEncoder(capabilities)
            _ = bare.encode(dark)
            for frame in frames {
                dark.pictures = frame.pictures
                let frameBrackets = 16
                #expect(bare.encode(dark).count <= 64 + frameBrackets)
            }
        }
    }

    @Test func allPicturesOfAWindowOf100By30AreBounded() throws {
        let pictures = try recipe().pictures()
        #expect(Set(pictures.map(\.number)).count == pictures.count)
        let sent = pictures.flatMap(GraphicsCommand.transmit).reduce(0) { $0 + $1.count }
        #expect(sent <= 210_000)
        #expect(sent <= Capabilities(environment: ["SSH_TTY": "/dev/pts/0"]).pictureLimit)
    }

    static let hubs: [Hub] = [
        Hub(), Hub(numeral: 0, line: "start"),
        Hub(numeral: 105, ink: .gold, mark: .tick, lift: 1, isPressed: true),
        Hub(numeral: 14, ink: .medal, dots: .init(done: 3, count: 31, ink: .simon), mark: .chevrons(2)),
        Hub(numeral: 42, dots: .init(done: 7, count: 43, ink: .player, hasFailed: true)),
    ]

    @Test(arguments: hubs)
    func everyPictureThatIsPlacedIsInTheSheetOnce(hub: Hub) throws {
        let display = try ready()
        let numbers = Set(ToyPicture.all.map(\.number))
        for tint in Bezel.Tint.allCases {
            for share in stride(from: 0, through: 1, by: 0.1) {
                let canvas = frame(display) {
                    $0.bezel = Bezel(
                        tint, strength: share, reach: share, runner: .init(head: 7 * share, tail: 0.2))
                    $0.levels = Array(repeating: share, count: 4)
                    $0.crossed = .green
                    $0.absent = [.blue]
                    $0.hub = hub
                }
                #expect(numbers.isSuperset(of: canvas.pictures.map(\.number)))
                #expect(Set(canvas.pictures.map { [$0.number, $0.copy] }).count == canvas.pictures.count)
            }
        }
    }

    /// From the top clockwise: a light of a quarter is where the ring is, and nowhere else.
    @Test(arguments: [0.05, 0.25, 0.3, 0.6, 0.9, 1])
    func whatIsShownOfARingIsAnArc(end: Double) throws {
        let geometry = try recipe().geometry
        let boxes = geometry.boxes(of: geometry.bezel, from: 0, to: end).compactMap(\.self)
        for degree in 0..<360 {
            let turn = (Double(degree) + 0.5) / 360
            // Not just at its ends, which are cut across the ring.
            guard abs(turn - end) > 0.01, turn > 0.01, turn < 0.99 else { continue }
            let x = Int(Double(geometry.size.width) / 2 + geometry.bezel.middle * sin(2 * .pi * turn))
            let y = Int(Double(geometry.size.height) / 2 - geometry.bezel.middle * cos(2 * .pi * turn))
            let isShown = boxes.contains {
                ($0.x..<$0.x + $0.width).contains(x) && ($0.y..<$0.y + $0.height).contains(y)
            }
            #expect(isShown == (turn < end), "\(degree)")
        }
    }

    // MARK: - The pictures themselves

    private func luminance(_ pixel: UInt32) -> Double { RGB(pixel >> 8).luminance }

    @Test func theToyIsARoundPictureWithItsPadsInPlace() throws {
        let recipe = try recipe()
        let image = recipe.toyImage()
        let (width, height) = (image.width, image.height)
        #expect(width == recipe.geometry.size.width && height == recipe.geometry.size.height)
        #expect(image[0, 0] == 0 && image[width - 1, height - 1] == 0)
        #expect(image[width / 2, 8] & 0xFF == 0xFF)
        let reach = Int(recipe.geometry.padMiddle)
        for (pad, colours) in zip(Pad.allCases, recipe.pads) {
            let outward = Disc.outward(pad)
            let pixel = image[width / 2 + Int(outward.x) * reach, height / 2 + Int(outward.y) * reach]
            #expect(abs(luminance(pixel) - colours.unlit.luminance) < 0.03)
        }
        // Antialiased: between body and nothing there are half-tones.
        #expect(image.pixels.contains { (1..<0xFF).contains($0 & 0xFF) })
    }

    @Test(arguments: Pad.allCases)
    func aLampIsBrightInItsMiddleAndItsLightSpills(pad: Pad) throws {
        let recipe = try recipe()
        let geometry = recipe.geometry
        let lamps = ToyPicture.brightnesses.map { recipe.lampImage(pad.rawValue, $0) }
        let image = lamps[2]
        let (right, below) = (pad.rawValue % 2 == 1, pad.rawValue / 2 == 1)
        func pixel(_ image: Image, _ x: Double, _ y: Double) -> UInt32 {
            // From the toy's centre outward.
            let column =
                right ? image.width - geometry.size.width / 2 + Int(x) : geometry.size.width / 2 - Int(x)
            let row =
                below ? image.height - geometry.size.height / 2 + Int(y) : geometry.size.height / 2 - Int(y)
            return image[column, row]
        }
        let middle = pixel(image, geometry.padMiddle, geometry.padMiddle)
        let corner = pixel(image, geometry.gap + 12, geometry.padOuter - 16)
        #expect(luminance(middle) > luminance(corner))
        #expect(middle & 0xFF == 0xFF)
        // On the body between the pads: less, and seen through.
        let spilled = pixel(image, 2, geometry.padOuter - 30) & 0xFF
        #expect(spilled > 20 && spilled < 200)
        // On the bezel.
        #expect(pixel(image, geometry.bezel.middle * 0.7, geometry.bezel.middle * 0.7) & 0xFF > 10)
        let brightnesses = lamps.map { luminance(pixel($0, geometry.padMiddle, geometry.padMiddle)) }
        #expect(brightnesses == brightnesses.sorted())
    }
}
