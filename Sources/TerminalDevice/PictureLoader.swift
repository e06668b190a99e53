import System
import TerminalCore

/// Sends a terminal the pictures that frames request: drawn off the main thread, sent piece by piece while nothing else
/// waits to be written.
@MainActor
final class PictureLoader {
    /// How long a sheet must be requested before it is drawn: a window that is being resized requests a new one at every
    /// step.
    static let settlingTime = Duration.milliseconds(100)

    struct World {
        var schedule: (Duration, @escaping @MainActor @Sendable () -> Void) -> Void
        /// Runs the first closure on another thread, if one can be had, and then the second on the main thread.
        var runInBackground:
            (@escaping @Sendable () -> [[UInt8]], @escaping @MainActor @Sendable ([[UInt8]]) -> Void) -> Void
        /// False while something else waits to be written; then `advance` is called later.
        var send: ([UInt8]) -> Bool
    }

    private enum State {
        case idle
        /// With what is still to be sent.
        case sending(PictureSheet, ArraySlice<[UInt8]>)
        case ready(PictureSheet)
    }

    private let world: World
    private let limit: Int
    private var state = State.idle
    /// Kept for a terminal that has lost it.
    private var drawn: (sheet: PictureSheet, commands: [[UInt8]])?
    /// By the last frame.
    private var wanted: PictureSheet?
    /// Counts requests, so that results of older ones are ignored.
    private var requests = 0

    var onReady: () -> Void = {}

    /// - Parameter limit: the most bytes that a sheet may take to send.
    init(limit: Int, _ world: World) { (self.limit, self.world) = (limit, world) }

    /// In the terminal's memory.
    var ready: PictureSheet? { if case .ready(let sheet) = state { sheet } else { nil } }

    /// With nil the current pictures stay.
    func want(_ sheet: PictureSheet?) {
        guard let sheet, sheet != wanted else { return }
        wanted = sheet
        requests += 1
        let request = requests
        guard sheet != ready else { return }
        world.schedule(Self.settlingTime) { [weak self] in
            if self?.requests == request { self?.draw(sheet, request) }
        }
    }

    /// The terminal may have lost its pictures.
    /// - Returns: the command that deletes them; empty when it never had any.
    func forget() -> [UInt8] {
        requests += 1
        wanted = nil
        guard case .idle = state else {
            state = .idle
            return GraphicsCommand.deleteAll
        }
        return []
    }

    /// Sends the next piece, unless something else waits; other output goes before the piece after it.
    func advance() {
        guard case .sending(let sheet, var rest) = state else { return }
        guard let piece = rest.first else {
            state = .ready(sheet)
            return onReady()
        }
        guard world.send(piece) else { return }
        rest.removeFirst()
        state = .sending(sheet, rest)
        let request = requests
        world.schedule(.zero) { [weak self] in
            if self?.requests == request { self?.advance() }
        }
    }

    private func draw(_ sheet: PictureSheet, _ request: Int) {
        if let drawn, drawn.sheet == sheet { return begin(sheet, drawn.commands) }
        world.runInBackground({ sheet.recipe.pictures().flatMap(GraphicsCommand.transmit) }) {
            [weak self] commands in
            guard let self else { return }
            drawn = (sheet, commands)
            if requests == request { begin(sheet, commands) }
        }
    }

    private func begin(_ sheet: PictureSheet, _ commands: [[UInt8]]) {
        guard commands.reduce(0, { $0 + $1.count }) <= limit else { return }
        state = .sending(sheet, commands[...])
        advance()
    }
}

extension PictureLoader.World {
    /// Where no thread can be had there are no pictures.
    @MainActor
    static func live(_ loop: EventLoop, _ queue: OutputQueue) -> PictureLoader.World {
        PictureLoader.World(
            schedule: { delay, work in loop.schedule(after: delay) { work() } },
            runInBackground: { work, then in
                _ = DetachedThread.start {
                    let result = work()
                    loop.post { then(result) }
                }
            },
            send: { piece in
                guard queue.isIdle else { return false }
                queue.send(piece)
                return true
            })
    }
}
