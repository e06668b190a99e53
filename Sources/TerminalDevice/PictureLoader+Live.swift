import EventLoop
import TerminalCore

extension PictureLoader.World {
    /// The program's event loop, a thread beside it and the terminal. Where no thread can be had there are no
    /// pictures.
    @MainActor
    static func live(_ loop: EventLoop, _ queue: OutputQueue) -> PictureLoader.World {
        PictureLoader.World(
            schedule: { delay, work in loop.schedule(after: delay) { work() } },
            runInBackground: { work, then in
                _ = BackgroundThread.start {
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
