import Testing

@testable import TerminalCore

@Suite struct InkTests {
    @Test(arguments: ColourDepth.allCases)
    func theDefaultStaysTheDefault(depth: ColourDepth) {
        #expect(Ink(.terminalDefault, depth: depth) == .standard)
    }

    @Test(arguments: [
        (ColourDepth.none, Ink.standard), (.sixteen, .console(9)), (.indexed, .indexed(203)),
        (.truecolor, .direct(0xFF5F5F)),
    ])
    func everyDepthShowsWhatItCan(depth: ColourDepth, expected: Ink) {
        #expect(Ink(Colour(0xFF5F5F, console: .brightRed), depth: depth) == expected)
    }

    /// GNU screen shows 88 and 94 both as red where it has 8 colours, and 100 as yellow.
    @Test(
        arguments: [
            (0x7A_600A, ConsoleColour.yellow, 100), (0xFF_E04A, .brightYellow, 227), (0x86_1A23, .red, 88),
        ] as [(UInt32, ConsoleColour, UInt8)])
    func yellowDiffersFromRedInGNUScreen(rgb: UInt32, console: ConsoleColour, index: UInt8) {
        let capabilities = Capabilities(environment: ["TERM": "screen-256color"])
        let pen = Pen(
            Style(Colour(rgb, console: console), on: Colour(rgb, console: console)),
            depth: capabilities.depth,
            evensYellow: capabilities.isGNUScreen)
        #expect(pen.foreground == .indexed(index) && pen.background == .indexed(index))
    }

    /// Against every one of the 240, for a lattice of colours and all greys.
    @Test func noOtherOfThe240IsNearer() {
        let levels: [UInt32] = [0, 20, 47, 48, 90, 95, 114, 115, 130, 154, 155, 190, 200, 234, 235, 250, 255]
        var colours = (UInt32(0)..<256).map { $0 << 16 | $0 << 8 | $0 }
        for red in levels { for green in levels { colours += levels.map { red << 16 | green << 8 | $0 } } }
        for colour in colours {
            let chosen = distance(colour, Palette.rgb[Int(Ink.nearestIndex(colour))])
            let nearest = (16..<256).map { distance(colour, Palette.rgb[$0]) }.min()
            #expect(chosen == nearest, "\(String(colour, radix: 16))")
        }
    }

    private func distance(_ left: UInt32, _ right: UInt32) -> Int {
        [16, 8, 0].reduce(0) { sum, shift in
            let difference = Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)
            return sum + difference * difference
        }
    }

    /// xterm's 256 colours from 16 on, as its 256colres.pl makes them.
    private enum Palette {
        static let rgb: [UInt32] = {
            let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
            var result = [UInt32](repeating: 0, count: 16)
            for red in steps { for green in steps { result += steps.map { red << 16 | green << 8 | $0 } } }
            return result + (0..<24).map { (8 + 10 * $0) * 0x010101 }
        }()
    }
}
