import Glibc
import Model
import Screens
import TerminalCore
import Presentation

/// Bytes of a frame and time to encode it, against comparing two buffers of its size.
@MainActor
enum FrameFigures {
    private static let size = Size(width: 100, height: 30)

    /// xterm's.
    private static func capabilities(_ depth: ColourDepth) -> Capabilities {
        var capabilities = Capabilities()
        capabilities.depth = depth
        capabilities.glyphSet = .unicode
        capabilities.erasesCharacters = true
        capabilities.backColorErase = true
        capabilities.isXtermLike = true
        return capabilities
    }

    static func measure() -> [Figure] {
        let idle = canvas(pressing: nil)
        let lit = canvas(pressing: .yellow)
        var encoder = FrameEncoder(capabilities(.truecolor))
        let whole = encoder.encode(idle).count
        let pad = encoder.encode(lit).count
        let compare = memoryCompare()
        var flip = false
        let padTime = Stopwatch.median(of: 200) {
            flip.toggle()
            _ = encoder.encode(flip ? idle : lit)
        }
        let wholeTime = Stopwatch.median(of: 200) {
            encoder.invalidate()
            _ = encoder.encode(idle)
        }
        let sameTime = Stopwatch.median(of: 200) { _ = encoder.encode(idle) }
        let reference = (name: "memcmp of two frames", value: compare)
        return inSixteenColours() + [
            Figure("a pad of the disc lit, 100x30, truecolor", Double(pad), "bytes"),
            Figure("the whole frame, 100x30, truecolor", Double(whole), "bytes"),
            Figure("a pad found and written", padTime, "ns", against: reference),
            Figure("a whole frame written", wholeTime, "ns", against: reference),
            Figure("the same frame", sameTime, "ns", against: reference),
        ]
    }

    /// The bytes of frames beside those of ncurses, where it is installed.
    private static func inSixteenColours() -> [Figure] {
        let idle = canvas(pressing: nil, colours: .console)
        let lit = canvas(pressing: .yellow, colours: .console)
        var capabilities = capabilities(.sixteen)
        // ncurses does not use it.
        capabilities.synchronizesOutput = false
        var encoder = FrameEncoder(capabilities)
        let ncurses = Ncurses(size: size)
        let dark = Canvas(size: size)
        var rectangle = dark
        let red = Style(Colour(0x000000, console: .black), on: Colour(0xFF5F5F, console: .red))
        rectangle.fill(Rect(x: 4, y: 2, width: 30, height: 9), with: Cell(" ", red))
        var figures: [Figure] = []
        for (name, canvas) in [
            ("", dark), ("a rectangle of 30x9 lit", rectangle), ("the whole frame, 100x30", idle),
            ("a pad of the disc lit, 100x30", lit), ("the pad dark again", idle),
        ] {
            let reference = ncurses.map { (name: "ncurses", value: Double($0.show(canvas))) }
            let count = Double(encoder.encode(canvas).count)
            if !name.isEmpty { figures.append(Figure(name, count, "bytes", against: reference)) }
        }
        return figures
    }

    private static func canvas(pressing pad: Pad?, colours: DisplayStyle.Colours = .many) -> Canvas {
        var context = Context()
        context.settings.haptics = false
        var canvas = Canvas(size: size)
        var face = ScreenFace(size: size, display: DisplayStyle(colours: colours, unicode: true)) {
            frame, _ in
            canvas = frame
        }
        var screen = face.page(for: .game(.simon), context)
        if let pad {
            let key = KeyPress(.character(context.settings.padKeys[pad]))
            _ = face.update(&screen, .input(.terminal(.key(key))), context)
        }
        face.show(screen, context)
        return canvas
    }

    /// Nanoseconds, for as many cells as a frame has.
    private static func memoryCompare() -> Double {
        let bytes = size.width * size.height * MemoryLayout<Cell>.stride
        let one = [UInt8](repeating: 1, count: bytes)
        let other = [UInt8](repeating: 1, count: bytes)
        var sum: Int32 = 0
        let time = Stopwatch.median(of: 200) { sum &+= memcmp(one, other, bytes) }
        precondition(sum == 0, "the buffers are alike")
        return time
    }
}
