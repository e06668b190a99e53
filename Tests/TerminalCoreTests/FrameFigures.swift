import Foundation
import Testing

@testable import TerminalCore

/// What frames cost, for people to read: `SIMON_FIGURES=1 swift test -c release -Xswiftc -enable-testing
/// --filter FrameFigures`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SIMON_FIGURES"] != nil))
struct FrameFigures {
    private static let unlit = Colour(0x8F1D1D, console: .red)
    private static let lit = Colour(0xFF5F5F, console: .brightRed)

    @Test(arguments: ColourDepth.allCases.dropFirst())
    func aLitRectangleOf30By9(depth: ColourDepth) {
        report("30x9 rectangle, \(depth)", depth) {
            $0.fill(Rect(x: 4, y: 2, width: 30, height: 9), with: Cell(" ", $1))
        }
    }

    @Test(arguments: ColourDepth.allCases.dropFirst())
    func aLitQuarterOfTheDiscAt100By30(depth: ColourDepth) {
        report("quarter ring, \(depth)", depth) { drawQuarter(&$0, $1) }
    }

    /// Hard edges in half blocks, 28 rows across.
    private func drawQuarter(_ canvas: inout Canvas, _ style: Style) {
        let ground = Colour(0x101014, console: .black)
        for y in 0..<canvas.size.height {
            for x in 0..<canvas.size.width {
                let upper = isInside(x, 2 * y)
                let lower = isInside(x, 2 * y + 1)
                let colour = style.background
                canvas[x, y] =
                    upper == lower
                    ? Cell(" ", Style(on: upper ? colour : ground))
                    : Cell("▀", Style(upper ? colour : ground, on: lower ? colour : ground))
            }
        }
    }

    private func isInside(_ x: Int, _ y: Int) -> Bool {
        let (dx, dy) = (Double(x) - 49.5, Double(y) - 29.5)
        let radius = (dx * dx + dy * dy).squareRoot()
        return radius > 11 && radius < 28 && dx < -1 && dy < -1
    }

    private func report(_ name: String, _ depth: ColourDepth, _ draw: (inout Canvas, Style) -> Void) {
        for synchronized in [false, true] {
            var capabilities = Capabilities.xterm
            capabilities.depth = depth
            capabilities.synchronizesOutput = synchronized
            var frames = [FrameFigures.unlit, FrameFigures.lit].map { colour in
                var canvas = Canvas(size: Size(width: 100, height: 30))
                draw(&canvas, Style(on: colour))
                return canvas
            }
            var encoder = FrameEncoder(capabilities)
            let whole = encoder.encode(frames[0]).count
            let change = encoder.encode(frames[1]).count
            let start = ContinuousClock.now
            for _ in 0..<1000 {
                frames.swapAt(0, 1)
                _ = encoder.encode(frames[1])
            }
            let time = (ContinuousClock.now - start) / 1000
            let same = ContinuousClock.now
            for _ in 0..<1000 { _ = encoder.encode(frames[1]) }
            let idle = (ContinuousClock.now - same) / 1000
            print(
                "\(name)\(synchronized ? ", synchronized" : ""): \(change) bytes, \(time), repaint \(whole), same \(idle)"
            )
        }
    }
}
