import System
import TerminalCore

/// Gives a terminal the pictures that frames would like to show, in the background: drawn beside the main thread,
/// sent piece by piece whenever nothing else waits to be written.
@MainActor
final class PictureLoader {
    /// How long a sheet has to be requested before it is drawn: a window that is being dragged to another size
    /// requests a new one with every step.
    static let settlingTime = Duration.milliseconds(100)

    struct World {
        /// Does something on the main thread after a time.
        var schedule: (Duration, @escaping @MainActor @Sendable () -> Void) -> Void
        /// Does the first thing on another thread, if one can be had, and then the second on the main thread.
        var runInBackground:
            (@escaping @Sendable () -> [[UInt8]], @escaping @MainActor @Sendable ([[UInt8]]) -> Void) -> Void
        /// Writes a piece; false while something else waits to be written, and then `advance` is called later.
        var send: ([UInt8]) -> Bool
    }

    private enum State {
        case idle
        /// On its way to the terminal: what is still to be sent.
        case sending(PictureSheet, ArraySlice<[UInt8]>)
        /// In the terminal's memory.
        case ready(PictureSheet)
    }

    private let world: World
    /// The most bytes that a sheet may take on its way.
    private let limit: Int
    private var state = State.idle
    /// The sheet that was drawn last: a terminal that has lost it gets it again.
    private var drawn: (sheet: PictureSheet, commands: [[UInt8]])?
    /// What the last frame would like to show.
    private var wanted: PictureSheet?
    /// Counts requests, so that what belongs to an older one is ignored.
    private var requests = 0

    /// Called when pictures can be shown from now on.
    var onReady: () -> Void = {}

    /// - Parameter limit: the most bytes that a sheet may take on its way.
    init(limit: Int, _ world: World) {
        self.limit = limit
        self.world = world
    }

    /// The pictures that can be shown.
    var ready: PictureSheet? { if case .ready(let sheet) = state { sheet } else { nil } }

    /// A frame would like to show pictures. Without a request those that are there stay for the next one.
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

    /// The terminal has no pictures any more, or none that can be relied on.
    /// - Returns: what makes sure of it; empty when it was never given any.
    func forget() -> [UInt8] {
        requests += 1
        wanted = nil
        guard case .idle = state else {
            state = .idle
            return GraphicsCommand.deleteAll
        }
        return []
    }

    /// Sends the next piece, unless something else waits; what has come meanwhile goes before the one after it.
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

    /// Sends a sheet, in the place of the one that is there.
    private func begin(_ sheet: PictureSheet, _ commands: [[UInt8]]) {
        guard commands.reduce(0, { $0 + $1.count }) <= limit else { return }
        state = .sending(sheet, commands[...])
        advance()
    }
}

extension PictureLoader.World {
    /// The program's event loop, a thread beside it and the terminal. Where no thread can be had there are no
    /// pictures.
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
