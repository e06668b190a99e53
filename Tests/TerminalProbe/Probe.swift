import System
import Glibc
import Model
import TerminalCore
import TerminalDevice

/// The program around the terminal: a counter, the events that came and the ways to leave.
@MainActor
final class Probe {
    private let loop: EventLoop
    private let terminal: Terminal
    private let moves: Bool
    /// Whether every cell changes in every frame: more than a slow terminal takes.
    private let isHeavy: Bool
    /// What a frame shows where the terminal shows pictures.
    private let sheet: PictureSheet?
    private var frames = 0
    private var lines: [String] = []
    private var events = 0
    private var batches = 0

    init(_ loop: EventLoop, _ terminal: Terminal, _ environment: [String: String]) {
        self.loop = loop
        self.terminal = terminal
        moves = environment["PROBE_MOVES"] != nil
        isHeavy = environment["PROBE_MOVES"] == "heavy"
        sheet = environment["PROBE_PICTURES"].map { _ in PictureSheet(LargePicture()) }
    }

    func start() {
        terminal.onPictures = { [unowned self] in draw() }
        terminal.start { [unowned self] in handle($0) }
        draw()
        if moves { tick() }
    }

    private func tick() {
        loop.schedule(after: .milliseconds(16)) { [unowned self] in
            draw()
            tick()
        }
    }

    private func handle(_ arrived: [Event]) {
        batches += 1
        for (place, event) in arrived.enumerated() { handle(event, isTold: place >= arrived.count - 8) }
        draw()
    }

    /// A flood is told by its last events.
    private func handle(_ event: Event, isTold: Bool) {
        events += 1
        if isTold {
            lines.append("\(events)/\(batches) " + "\(event)".split(separator: "TerminalCore.").joined())
        }
        if lines.count > 8 { lines.removeFirst() }
        switch event {
        case .ended(.signal(let signal)): terminal.terminate(bySignal: signal)
        case .ended:
            terminal.close(atOnce: true)
            exit(1)
        case .key(let press): act(press.key)
        default: break
        }
    }

    private func act(_ key: Key) {
        switch key {
        case .character("q"):
            terminal.close()
            exit(0)
        case .character("T"): trap()
        case .character("A"): abort()
        case .character("O"): print(overflow(1))
        case .character("W"): usleep(300_000)
        case .character("H"): while true { usleep(100_000) }
        default: break
        }
    }

    private func trap() {
        let empty: [Int] = []
        lines.append("\(empty[events])")
    }

    /// Uses up the stack; there are never so many events that it ends.
    private func overflow(_ depth: Int) -> Int {
        depth > 1_000_000_000 + events ? depth : depth ^ overflow(depth + 1)
    }

    private func draw() {
        frames += 1
        var canvas = Canvas(size: terminal.size)
        let ground = Colour(UInt32(frames * 7919 & 0xFF_FFFF), console: .blue)
        if isHeavy { fillAll(of: &canvas) }
        if moves { canvas.fill(Rect(x: 4, y: 9, width: 30, height: 9), with: Cell(" ", Style(on: ground))) }
        canvas.write(
            "probe \(moves ? frames : 0) é 漢字 \(terminal.capabilities.depth)", at: Point(x: 0, y: 0), Style())
        for (row, line) in lines.enumerated() {
            canvas.write(SafeText(line), at: Point(x: 0, y: row + 1), Style())
        }
        canvas.sheet = sheet
        if let sheet, terminal.readyPictures == sheet {
            canvas.pictures = [PicturePlacement(10, at: Point(x: 40, y: 5), layer: 0)]
        }
        terminal.present(canvas)
    }

    /// Gives each cell a colour of its own, another one in each frame.
    private func fillAll(of canvas: inout Canvas) {
        for y in 0..<canvas.size.height {
            for x in 0..<canvas.size.width {
                let colour = UInt32((frames + x * 131 + y * 8_191) * 7919 & 0xFF_FFFF)
                canvas[x, y] = Cell("#", Style(Colour(colour, console: .blue)))
            }
        }
    }
}

/// A picture that takes many commands to send. Nobody looks at it.
struct LargePicture: PictureRecipe {
    func pictures() -> [Picture] { [Picture(number: 10, png: Array(repeating: 7, count: 60_000))] }
}

/// Text to a descriptor, as the standard library has no standard error.
struct FileDescriptorText {
    private let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }
}
