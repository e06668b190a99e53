import Coordinator
import Model
import Presentation
import Screens
import TerminalCore

/// A megabyte of typed keys, from bytes to frames without the terminal, against decoding it.
@MainActor
enum FloodFigures {
    private static let length = 1_000_000
    /// The most that a terminal returns in one read: N_TTY_BUF_SIZE less one.
    private static let batch = 4_095
    private static let size = Size(width: 80, height: 24)

    static func measure() -> [Figure] {
        let pads = keys("rgby")
        let mixed = keys("rgbyxnm123 \t\r?l\u{7F}/")
        return [
            figure("pads on the start screen", pads, .game(.simon)),
            figure("pads in the settings", pads, .settings),
            figure("mixed keys on the start screen", mixed, .game(.simon)),
            figure("toggles in the settings", keys(" "), .settings),
        ]
    }

    /// Random bytes of a text, with a long period.
    private static func keys(_ text: String) -> [UInt8] {
        let letters = Array(text.utf8)
        var state: UInt64 = 1
        return (0..<length).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return letters[Int(state >> 33) % letters.count]
        }
    }

    private static func figure(_ name: String, _ bytes: [UInt8], _ route: Route) -> Figure {
        let decoding = Stopwatch.median(of: 5) { read(bytes) { _ in } }
        let handling = Stopwatch.median(of: 5) {
            let coordinator = coordinator(route)
            read(bytes) { coordinator.handle($0.map(ScreenInput.terminal)) }
        }
        return Figure(
            "1 MB of " + name, handling / 1e6, "ms", against: ("decoded alone", decoding / 1e6))
    }

    private static func read(_ bytes: [UInt8], _ handle: ([Event]) -> Void) {
        var decoder = KeyDecoder()
        for start in stride(from: 0, to: bytes.count, by: batch) {
            var events: [Event] = []
            let end = min(start + batch, bytes.count)
            decoder.decode(bytes.span.extracting(start..<end)) { events.append($0) }
            handle(events)
        }
    }

    private static func coordinator(_ route: Route) -> Coordinator<ScreenFace> {
        var capabilities = Capabilities()
        capabilities.depth = .truecolor
        capabilities.glyphSet = .unicode
        var encoder = FrameEncoder(capabilities)
        var written = 0
        let face = ScreenFace(size: size, display: DisplayStyle(colours: .many, unicode: true)) {
            written += encoder.encode($0, cursor: $1).count
        }
        var services = Services()
        services.now = { .seconds(2) }
        let coordinator = Coordinator(face: face, services: services, context: Context(), opening: route)
        coordinator.start()
        return coordinator
    }
}
