import Foundation
import Model
import Testing

@testable import TerminalCore

@Suite struct FrameEncoderTests {
    /// 100,000 frames in all where `SIMON_LONG_TESTS` is set, else 4,000.
    static let runs = ProcessInfo.processInfo.environment["SIMON_LONG_TESTS"] == nil ? 200 : 5000

    @Test(arguments: 0..<8)
    func aDifferenceLooksLikeARepaint(seed: Int) {
        for run in 0..<FrameEncoderTests.runs / 8 { check(UInt64(seed * 1_000_000 + run)) }
    }

    /// The Linux console shows bright backgrounds as plain ones: what is full of a bright colour is drawn as ink.
    @Test(arguments: [("linux", true), ("xterm", false)])
    func aBrightBlockIsInkWhereBackgroundsAreNotBright(term: String, isInk: Bool) {
        var encoder = FrameEncoder(Capabilities(environment: ["TERM": term, "LANG": "C.UTF-8"]))
        var canvas = Canvas(size: Size(width: 4, height: 1))
        canvas.fill(
            canvas.bounds,
            with: Cell(
                "█",
                Style(
                    Colour(0xFF_E04A, console: .brightYellow), on: Colour(0x10_1014, console: .black))))
        let bytes = String(decoding: encoder.encode(canvas), as: UTF8.self)
        #expect(
            bytes.contains("93;") == isInk && bytes.contains("103") != isInk,
            "\(bytes.debugDescription)")
    }

    /// Twenty frames on one terminal, each as a difference to the one before.
    private func check(_ seed: UInt64) {
        var frames = RandomFrames(seed: seed)
        let capabilities = frames.capabilities()
        var encoder = FrameEncoder(capabilities)
        var canvas = Canvas(size: frames.size())
        var screen = ScreenModel(size: canvas.size)
        screen.backColorErase = capabilities.backColorErase
        screen.disputedColumns = [nil, 1, 2, 4].randomElement(using: &frames.generator) ?? nil
        for step in 0..<20 {
            frames.change(&canvas)
            screen.feed(encoder.encode(canvas))
            let places = canvas.disputedPlaces(capabilities)
            let seen = screen.looks(disputed: places)
            let wanted = canvas.looks(capabilities, disputed: places)
            let wrong = zip(seen, wanted).enumerated().first { $1.0 != $1.1 }.map { "\($0): \($1)" }
            #expect(
                wrong == nil && screen.offences.isEmpty,
                "\(seed) \(step) \(canvas.size) \(screen.disputedColumns as Any) \(wrong ?? "") \(screen.offences)"
            )
            guard wrong == nil, screen.offences.isEmpty else { return }
            #expect(encoder.encode(canvas).isEmpty)
        }
    }

    @Test func theSameFrameCostsNothing() {
        var encoder = FrameEncoder(.xterm)
        let canvas = litPad(on: Canvas(size: Size(width: 80, height: 24)))
        #expect(!encoder.encode(canvas).isEmpty)
        #expect(encoder.encode(canvas).isEmpty)
        #expect(!encoder.encode(canvas, cursor: Point(x: 3, y: 3)).isEmpty)
        #expect(encoder.encode(canvas, cursor: Point(x: 3, y: 3)).isEmpty)
    }

    /// ncurses 6.4 draws it in 123 bytes with TERM=xterm-256color and one of the 256 colours.
    @Test(arguments: [(ColourDepth.sixteen, 110), (.indexed, 123), (.truecolor, 123)])
    func aLitPadIsNoLongerThanThatOfNcurses(depth: ColourDepth, limit: Int) {
        var capabilities = Capabilities.xterm
        capabilities.depth = depth
        var encoder = FrameEncoder(capabilities)
        let dark = Canvas(size: Size(width: 80, height: 24))
        _ = encoder.encode(dark)
        #expect(encoder.encode(litPad(on: dark)).count <= limit)
    }

    @Test func theCursorShowsWhereItIsWanted() {
        var encoder = FrameEncoder(.xterm)
        var canvas = Canvas(size: Size(width: 20, height: 4))
        var screen = ScreenModel(size: canvas.size)
        screen.feed(encoder.encode(canvas))
        #expect(!screen.isCursorVisible)
        canvas.write("Name", at: Point(x: 1, y: 1), Style())
        screen.feed(encoder.encode(canvas, cursor: Point(x: 6, y: 1)))
        #expect(screen.isCursorVisible)
        #expect(screen.cursor == Point(x: 6, y: 1))
        canvas.write("x", at: Point(x: 9, y: 3), Style())
        screen.feed(encoder.encode(canvas, cursor: Point(x: 6, y: 1)))
        #expect(screen.cursor == Point(x: 6, y: 1))
        screen.feed(encoder.encode(canvas))
        #expect(!screen.isCursorVisible)
        #expect(screen.offences.isEmpty)
    }

    /// A Braille display shows the line of the cursor, which need not be seen for that.
    @Test func theHiddenCursorRestsAtTheFocus() {
        var encoder = FrameEncoder(.xterm)
        var canvas = Canvas(size: Size(width: 20, height: 4))
        var screen = ScreenModel(size: canvas.size)
        canvas.focus = Point(x: 2, y: 1)
        screen.feed(encoder.encode(canvas))
        #expect(!screen.isCursorVisible && screen.cursor == Point(x: 2, y: 1))
        // What is drawn elsewhere does not take it along.
        canvas.write("3", at: Point(x: 9, y: 3), Style())
        screen.feed(encoder.encode(canvas))
        #expect(!screen.isCursorVisible && screen.cursor == Point(x: 2, y: 1))
        #expect(encoder.encode(canvas).isEmpty)
        canvas.focus = Point(x: 2, y: 2)
        screen.feed(encoder.encode(canvas))
        #expect(!screen.isCursorVisible && screen.cursor == Point(x: 2, y: 2))
        // A text that is being edited goes before it, and is seen; outside of the window there is no place.
        screen.feed(encoder.encode(canvas, cursor: Point(x: 5, y: 0)))
        #expect(screen.isCursorVisible && screen.cursor == Point(x: 5, y: 0))
        canvas.focus = Point(x: 20, y: 0)
        screen.feed(encoder.encode(canvas))
        #expect(!screen.isCursorVisible && screen.offences.isEmpty)
    }

    /// Where the cursor is after the last column, terminals do not agree.
    @Test func afterTheLastColumnTheCursorIsPlacedAnew() {
        var encoder = FrameEncoder(.xterm)
        var canvas = Canvas(size: Size(width: 20, height: 2))
        var screen = ScreenModel(size: canvas.size)
        screen.feed(encoder.encode(canvas))
        canvas.write("x", at: Point(x: 19, y: 1), Style())
        screen.feed(encoder.encode(canvas, cursor: Point(x: 15, y: 1)))
        #expect(screen.cursor == Point(x: 15, y: 1))
    }

    @Test func afterAForeignWriteARepaintPutsItRight() {
        var encoder = FrameEncoder(.xterm)
        let canvas = litPad(on: Canvas(size: Size(width: 80, height: 24)))
        var screen = ScreenModel(size: canvas.size)
        screen.feed(encoder.encode(canvas))
        screen.feed(Array("\u{1B}[5;5HBroadcast message\u{1B}[7m".utf8))
        encoder.invalidate()
        screen.feed(encoder.encode(canvas))
        #expect(screen.looks(disputed: []) == canvas.looks(.xterm, disputed: []))
    }

    private func litPad(on canvas: Canvas) -> Canvas {
        var result = canvas
        let lit = Colour(0xFF5F5F, console: .brightRed)
        result.fill(Rect(x: 4, y: 2, width: 30, height: 9), with: Cell(" ", Style(on: lit)))
        return result
    }
}

extension Capabilities {
    /// An xterm of today.
    static let xterm: Capabilities = {
        var result = Capabilities(environment: [
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
        ])
        result.synchronizesOutput = true
        return result
    }()
}
